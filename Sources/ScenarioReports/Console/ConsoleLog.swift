import ScenarioEvents

/// The steps of an attempt as the console shows them, with an explanation below each failed one.
struct ConsoleLog {
  let attempt: Attempt
  let identity: CaseIdentity
  let width: Int

  /// Appends every step up to one.
  func append(upTo end: Int, to text: inout TextBuffer) {
    append(0..<end, to: &text)
    appendCaseFailure(to: &text)
  }

  /// Appends the steps up to one, without the middle of what went well for long.
  ///
  /// A loop of a thousand turns would move what led to a failure out of everybody's sight.
  func appendFolded(upTo end: Int, to text: inout TextBuffer) {
    var start = 0
    while start < end {
      let stretch = start..<endOfQuietStretch(from: start, upTo: end)
      append(quiet: stretch, to: &text)
      guard stretch.upperBound < end else { break }
      append(stretch.upperBound..<(stretch.upperBound + 1), to: &text)
      start = stretch.upperBound + 1
    }
    appendCaseFailure(to: &text)
  }

  /// The end of the successful steps that begin with a step.
  private func endOfQuietStretch(from start: Int, upTo end: Int) -> Int {
    attempt.steps[start..<end].firstIndex { !$0.isQuiet } ?? end
  }

  private func append(quiet stretch: Range<Int>, to text: inout TextBuffer) {
    let shown = Self.shownQuietSteps
    guard stretch.count > 2 * shown + 1 else { return append(stretch, to: &text) }
    append(stretch.prefix(shown), to: &text)
    text.append(hiddenSteps: stretch.count - 2 * shown)
    append(stretch.suffix(shown), to: &text)
  }

  /// How many steps are shown at either end of a long stretch that went well.
  private static let shownQuietSteps = 20

  private func append(_ range: Range<Int>, to text: inout TextBuffer) {
    for index in range {
      let step = LoggedStep(index, of: attempt.steps)
      text.append(consoleLineOf: step)
      text.append(asides: step.notes.longLines)
      appendExplanation(of: step, to: &text)
    }
  }

  private func appendExplanation(of step: LoggedStep, to text: inout TextBuffer) {
    guard let failure = step.explainedFailure else { return }
    switch step.outcome {
    case .failed:
      let isDecisive = step.index == attempt.failure?.step
      explanation(of: failure).append(of: step, isDecisive: isDecisive, to: &text)
    case .warned: text.append(asides: failure.detailLines + step.callLines)
    case .passed, .skipped, .notRun: break
    }
  }

  /// Appends the failure that no single step had, such as a reached time limit.
  private func appendCaseFailure(to text: inout TextBuffer) {
    guard let problem = AttemptProblem(attempt), problem.step == nil else { return }
    explanation(of: problem.failure).append(of: identity, to: &text)
  }

  private func explanation(of failure: Failure) -> ConsoleFailure {
    ConsoleFailure(failure: failure, width: width)
  }
}

extension StepRecord {
  /// Whether the step needs no attention: it passed and shows nothing.
  fileprivate var isQuiet: Bool {
    switch outcome {
    case .passed, .skipped: notes.longLines.isEmpty
    case .failed, .warned, .notRun: false
    }
  }
}

extension TextBuffer {
  fileprivate mutating func append(hiddenSteps count: Int) {
    append("       ")
    inked(.faint) { text in
      text.append(template: "... \(count) more steps went well; ")
      text.append("'--reporter steps' and the reports show them")
    }
    append("\n")
  }
}
