package import ScenarioDiagnostics
package import ScenarioEvents

/// What reports say about a step of a log, as plain texts for a page that arranges them itself.
package struct StepText {
  /// The outcome in one word: `passed`, `failed`, `error`, `warned`, `skipped` or `not-run`.
  package let outcome: String

  /// What the step did and found, each in one line or several.
  package let notes: [String]

  /// Why the step failed and what to do about it, in lines; empty if it passed, or if a step inside it
  /// says so.
  package let failure: [String]

  /// The lines of files that led to the step, its own first, each with the marked part that did.
  package let source: [Place]

  /// A line of a file, in three parts, and the lines below it that belong to it.
  package struct Place {
    package let path: String
    package let line: Int
    package let before: String
    package let marked: String
    package let after: String

    /// The lines below that are indented more, such as those of a mapping; at most eight.
    package let below: [String]

    /// - Parameters:
    ///   - span: The marked part.
    ///   - isWhole: Whether the lines below belong to it.
    package init(_ span: SourceSpan, isWhole: Bool = false) {
      let line = MarkedLine(of: span)
      path = span.file.path
      self.line = line.number
      (before, marked, after) = (line.before, line.marked, line.after)
      below = isWhole ? span.linesBelow(atMost: 8) : []
    }
  }

  /// The texts of a step, by its index in a log.
  package init(_ index: Int, of log: [StepRecord]) {
    let step = LoggedStep(index, of: log)
    outcome = step.outcome.name
    notes = step.notes.map(\.line).filter { !$0.isEmpty }
    let explained = step.explainedFailure
    failure = explained.map { [$0.summary] + $0.detailLines } ?? []
    let own = explained == nil ? step.span : step.failurePlace
    source = [Place(own, isWhole: true)] + step.calls.map { Place($0) }
  }
}

extension StepNote {
  /// The note in one line, or in several where it has them; empty for a list of elements, which the
  /// drawing shows.
  fileprivate var line: String {
    if case .hierarchy = self { return "" }
    guard isShort else { return longLines.joined(separator: "\n") }
    var text = TextBuffer(for: .terminal(.plain))
    text.append(phrase: self)
    return String(decoding: text.take(), as: UTF8.self)
  }
}
