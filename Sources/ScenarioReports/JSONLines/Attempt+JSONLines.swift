import ScenarioEvents

extension Attempt: WireValue {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("duration", duration)
      json.member("seed", seed.map { String($0) })
      writeProblem(to: &json)
      json.member("steps", steps.logged)
    }
  }

  /// Writes the number of the step that decided the verdict, or the failure that no step had.
  private func writeProblem(to json: inout JSONWriter) {
    guard let problem = AttemptProblem(self) else { return }
    if let step = problem.step {
      json.member("failedStep", step.number)
    } else {
      json.member("failure", problem.failure)
    }
  }
}
