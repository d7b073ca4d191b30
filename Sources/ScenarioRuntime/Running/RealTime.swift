import ScenarioEvents
import ScenarioModel

/// The real time that a run takes in browsers and on devices.
///
/// ```swift
/// RealTime(of: plan, settings).least  // 10m for a scenario with `pause: 10m`
/// ```
package struct RealTime {
  private let plan: RunPlan
  private let settings: RunSettings

  package init(of plan: RunPlan, _ settings: RunSettings) {
    self.plan = plan
    self.settings = settings
  }

  /// The least time that the run takes if every case passes; zero if all apps have virtual time.
  ///
  /// Cases of very large plans, which are planned again when they run, count as zero.
  package var least: Duration {
    guard settings.places.areRemote else { return .zero }
    let times = plan.cases.map(leastTime)
    let total = times.reduce(.zero, +) * repetitions / settings.jobs
    return max(total, times.max() ?? .zero)
  }

  /// No run repeats its cases more often; their time would not fit into a duration.
  private var repetitions: Int { min(settings.repetitions, 1_000_000_000) }

  private func leastTime(of planned: PlannedCase) -> Duration {
    guard case .run(let execution) = planned.action else { return .zero }
    let placeCount = settings.places.realTimeCount(for: execution.app)
    return placeCount == 0 ? .zero : execution.leastTime * placeCount
  }
}

extension ScenarioExecution {
  fileprivate var leastTime: Duration {
    var time = LeastTime()
    let (setup, teardown) = (scenario.header.setup, scenario.header.teardown)
    return time.of(setup + scenario.steps + teardown, scope.words)
  }
}

extension RunPlan {
  /// How many cases with a tag run in real time.
  ///
  /// Of a very large plan the apps of some cases are not known: those count if all apps have real time.
  package func realTimeCount(
    ofTag tag: String,
    among apps: [InstalledApp],
    on places: RunPlaces
  ) -> Int {
    guard places.areRemote else { return 0 }
    let isAlwaysReal = apps.allSatisfy { places.realTimeCount(for: $0) > 0 }
    return cases.count { planned in
      guard planned.identity.tags.contains(tag) else { return false }
      switch planned.action {
      case .run(let execution): return places.realTimeCount(for: execution.app) > 0
      case .runLater, .runNever: return isAlwaysReal
      case .skip, .reject, .rejectRow: return false
      }
    }
  }
}
