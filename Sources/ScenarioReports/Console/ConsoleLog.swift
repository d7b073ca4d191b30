import ScenarioDiagnostics
import ScenarioEvents

/// The steps of an attempt as the console shows them, with an explanation below each failed one.
struct ConsoleLog {
  let attempt: Attempt
  let identity: CaseIdentity
  let width: Int

  func append(upTo end: Int, to text: inout TextBuffer) {
    for index in 0..<end {
      let step = LoggedStep(index, of: attempt.steps)
      text.append(consoleLineOf: step)
      text.append(asides: step.notes.longLines)
      appendExplanation(of: step, to: &text)
    }
    appendCaseFailure(to: &text)
  }

  private func appendExplanation(of step: LoggedStep, to text: inout TextBuffer) {
    guard let failure = step.explainedFailure else { return }
    switch step.outcome {
    case .failed:
      let scope: ConsoleFailure.Scope =
        attempt.failure?.step == step.index ? .withScreen : .withoutScreen
      explanation(of: failure).append(of: step, scope, to: &text)
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
    ConsoleFailure(failure: failure, secrets: attempt.secrets, width: width)
  }
}
