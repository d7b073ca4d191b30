import ScenarioEvents
import ScenarioRuntime

extension RunPlan {
  /// The plan with the cases skipped whose apps are only web pages, because they have no model.
  var leavingOutPages: RunPlan {
    RunPlan(cases: cases.map { $0.hasModel ? $0 : $0.skipped })
  }
}

extension PlannedCase {
  fileprivate var hasModel: Bool {
    if case .run(let execution) = action { execution.app.hasModel } else { true }
  }

  fileprivate var skipped: PlannedCase {
    var skipped = self
    skipped.action = .skip(
      reason: "its app is a web page; to run it: rehearse run --on chromium \(identity.choice)"
    )
    return skipped
  }
}
