import AppModelKit
import ScenarioEvents
import ScenarioRuntime

/// A planned case that can be run, and so inspected.
struct InspectedCase {
  let planned: PlannedCase
  private let execution: ScenarioExecution

  init?(_ planned: PlannedCase) {
    guard case .run(let execution) = planned.action else { return nil }
    self.planned = planned
    self.execution = execution
  }

  var identity: CaseIdentity { planned.identity }

  /// The delays that can be given lengths.
  var knownDelays: KnownDelays { KnownDelays(of: [execution.app]) }

  var place: String { "\(identity.place): \(identity.name)" }

  /// A console to go through the case step by step.
  ///
  /// - Parameters:
  ///   - seed: The seed of the lengths of delays; nil for the usual ones.
  ///   - delays: The lengths that delays are given.
  ///   - choices: Which of the events of one instant happens next, for each such instant.
  /// - Returns: The console, at the launch.
  func debugConsole(
    seed: UInt64?,
    delays: [DelayAssignment],
    choices: [Int]
  ) -> DebugConsole {
    let debugger = ScenarioDebugger(
      execution,
      timing: seed.map(identity.timing) ?? .nominal,
      delays: delays,
      choices: choices
    )
    return DebugConsole(debugger, named: identity.name, knownDelays)
  }

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
