import ScenarioEvents
import ScenarioRuntime

/// A planned case that can be run, and so inspected.
struct InspectedCase {
  private let identity: CaseIdentity
  private let execution: ScenarioExecution

  init?(_ planned: PlannedCase) {
    guard case .run(let execution) = planned.action else { return nil }
    identity = planned.identity
    self.execution = execution
  }

  /// The delays that can be given lengths.
  var knownDelays: KnownDelays { KnownDelays(of: [execution.app]) }

  var name: String { identity.name }

  /// The file and line.
  var path: String { identity.place }

  var place: String { "\(identity.place): \(identity.name)" }

  /// A console to go through the case step by step.
  var debugConsole: DebugConsole { DebugConsole(execution, named: identity.name, knownDelays) }

  var app: InstalledApp { execution.app }

  func inspection(
    after step: Int?,
    delays: [DelayAssignment] = [],
    in place: RunPlaces.Place
  ) -> Inspection {
    switch place {
    case .model:
      let (app, loadData) = (execution.app, execution.loadData)
      return inspection(after: step) {
        InProcessSession(app, delays: delays, loadData: loadData)
      }
    case .remote(let place): return inspection(after: step, in: place)
    }
  }

  private func inspection(after step: Int?, in place: some RemotePlace) -> Inspection {
    let app = execution.app
    return inspection(after: step) {
      place.makeSession(for: app, isInterrupted: Interruption.isRequested)
    }
  }

  private func inspection(
    after step: Int?,
    makeSession: @escaping () -> some AppSession
  ) -> Inspection {
    ScenarioInspector(
      execution.scenario,
      scope: execution.scope,
      secrets: execution.secrets,
      makeSession: makeSession
    ).inspection(after: step)
  }
}
