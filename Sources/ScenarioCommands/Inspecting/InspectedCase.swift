import ScenarioEvents
import ScenarioRuntime

/// A planned case that can be run, and so looked at.
struct InspectedCase {
  private let identity: CaseIdentity
  private let execution: ScenarioExecution

  init?(_ planned: PlannedCase) {
    guard case .run(let execution) = planned.action else { return nil }
    identity = planned.identity
    self.execution = execution
  }

  var name: String { identity.name }

  var place: String { "\(identity.file):\(identity.line): \(identity.name)" }

  /// A console to go through the case step by step.
  func debugConsole(_ delays: KnownDelays) -> DebugConsole {
    DebugConsole(execution, named: identity.name, delays)
  }

  func inspection(after step: Int?) -> Inspection {
    let execution = execution
    let inspector = ScenarioInspector(
      execution.scenario,
      scope: execution.scope,
      secrets: execution.secrets
    ) {
      InProcessSession(execution.app, loadData: execution.loadData)
    }
    return inspector.inspection(after: step)
  }
}
