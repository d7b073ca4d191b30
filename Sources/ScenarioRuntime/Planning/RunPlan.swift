package import ScenarioDiagnostics
package import ScenarioEvents

/// All that a run will do, in order, as a value that can be listed before anything happens.
package struct RunPlan: Sendable {
  package var cases: [PlannedCase]

  package init(cases: [PlannedCase] = []) {
    self.cases = cases
  }
}

/// A test case with what is to become of it.
package struct PlannedCase: Sendable {
  package enum Action: Sendable {
    /// A scenario is large, and plans are passed on often.
    indirect case run(ScenarioExecution)
    case skip(reason: String)

    /// Its file can't be run; the diagnostics hold at least one error.
    case reject([Diagnostic])
  }

  package var identity: CaseIdentity
  package var action: Action

  /// Why the scenario is expected to fail, if it is.
  package var knownIssue: String?

  package init(identity: CaseIdentity, action: Action, knownIssue: String? = nil) {
    self.identity = identity
    self.action = action
    self.knownIssue = knownIssue
  }
}
