import ScenarioDiagnostics
import ScenarioEvents

/// The steps of an attempt as the console shows them, with an explanation below each failed one.
struct ConsoleLog {
  let attempt: Attempt
  let identity: CaseIdentity
  let width: Int

  func append(all indices: Range<Int>, to text: inout TextBuffer) {
    for index in indices {
      appendLine(at: index, to: &text)
      text.append(asides: attempt.steps[index].longNoteLines)
      appendExplanation(at: index, to: &text)
    }
    appendCaseFailure(to: &text)
  }

  private func appendLine(at index: Int, to text: inout TextBuffer) {
    let step = attempt.steps[index]
    let number = String(index + 1)
    text.append(spaces: 2 + String(attempt.steps.count).utf8.count - number.utf8.count)
    text.append(verbatim: number)
    text.append(" ")
    text.append(markOf: step.outcome)
    text.append(timeOf: step)
    text.append(actionOf: step)
    text.append(findingsOf: step)
    text.append("\n")
  }

  private func appendExplanation(at index: Int, to text: inout TextBuffer) {
    guard let failure = attempt.explainedFailure(at: index) else { return }
    let step = attempt.steps[index]
    switch step.outcome {
    case .failed:
      let scope: ConsoleFailure.Scope =
        attempt.failure?.step == index ? .withScreen : .withoutScreen
      ConsoleFailure(failure: failure, width: width).append(of: step, scope, to: &text)
    case .warned: text.append(asides: failure.detailLines + step.callLines)
    case .passed, .skipped, .notRun: break
    }
  }

  /// Appends the failure that no single step had, such as a reached time limit.
  private func appendCaseFailure(to text: inout TextBuffer) {
    guard let problem = AttemptProblem(attempt), problem.step == nil else { return }
    ConsoleFailure(failure: problem.failure, width: width).append(of: identity, to: &text)
  }
}
