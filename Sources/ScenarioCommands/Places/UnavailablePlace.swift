import ScenarioDiagnostics
import ScenarioRuntime

extension Diagnostic {
  /// The problem of a place, at the setting that led to it if one did.
  init(_ problem: PlaceProblem) {
    self.init(
      .unavailablePlace(problem.reason),
      at: problem.place.map(Place.span) ?? .commandLine,
      suggestion: problem.advice,
      notes: problem.output.map { Note("output: \($0)") }
    )
  }
}

extension ChosenSuite {
  /// The suite with an error in place of each test case that would be run.
  func rejected(because problem: PlaceProblem) -> ChosenSuite {
    var suite = self
    suite.selected = selected.narrowed { $0.rejected(because: problem) }
    return suite
  }
}

extension RunPlan {
  fileprivate func rejected(because problem: PlaceProblem) -> RunPlan {
    RunPlan(cases: cases.map { $0.rejected(because: problem) })
  }
}

extension PlannedCase {
  fileprivate func rejected(because problem: PlaceProblem) -> PlannedCase {
    switch action {
    case .run, .runLater, .runNever:
      var rejected = self
      rejected.action = .rejectRow([Diagnostic(problem)])
      return rejected
    case .skip, .reject, .rejectRow: return self
    }
  }
}
