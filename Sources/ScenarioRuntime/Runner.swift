import AppModelKit
package import ScenarioEvents

/// Carries a plan out, in its order, and hands every fact to one receiver.
package struct Runner: Sendable {
  private let plan: RunPlan

  package init(_ plan: RunPlan) {
    self.plan = plan
  }

  /// Runs every case; what becomes of one has no effect on another.
  package func run(_ emit: (RunEvent) -> Void) {
    for planned in plan.cases {
      let result = result(of: planned.action)
      let record = CaseRecord(
        identity: planned.identity,
        result: result,
        knownIssue: planned.knownIssue
      )
      emit(.caseFinished(record))
    }
  }

  private func result(of action: PlannedCase.Action) -> CaseRecord.Result {
    switch action {
    case .run(let execution): .ran([attempt(execution)])
    case .skip(let reason): .notRun(reason: reason)
    case .reject(let diagnostics): .invalid(diagnostics)
    }
  }

  private func attempt(_ execution: ScenarioExecution) -> Attempt {
    let session = InProcessSession(execution.app, loadData: execution.loadData)
    var interpreter = Interpreter(
      execution.scenario,
      session: session,
      scope: execution.scope
    )
    return interpreter.run()
  }
}
