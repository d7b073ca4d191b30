import ScenarioEvents

/// One execution of a test case.
struct JSONAttempt: WireValue {
  let attempt: Attempt

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("duration", attempt.duration)
      json.member("seed", attempt.seed.map { String($0) })
      writeProblem(to: &json)
      json.member("steps", attempt.steps.logged.map { JSONStep(step: $0) })
    }
  }

  /// Writes the number of the step that decided the verdict, or the failure that no step had.
  private func writeProblem(to json: inout JSONWriter) {
    guard let problem = AttemptProblem(attempt) else { return }
    if let step = problem.step {
      json.member("failedStep", step.number)
    } else {
      json.member("failure", JSONFailure(failure: problem.failure))
    }
  }
}
