import AppModelKit
import ScenarioEvents

/// A run of a scenario with an instrumented app, with everything that is compared between runs.
struct InstrumentedRun: Sendable {
  let attempt: Attempt

  /// The looks at screens, each at another screen than the one before.
  let looks: [ScreenLook]

  let launches: [LaunchSettings]

  /// The texts of the run that no output may show.
  let secrets: Secrets

  init(
    _ execution: ScenarioExecution,
    with instrument: Instrument? = nil,
    continuing: Bool = false
  ) {
    var interpreter = execution.interpreter(with: instrument)
    interpreter.looks = []
    interpreter.alwaysContinues = continuing
    attempt = interpreter.run()
    looks = (interpreter.looks ?? []).distinct
    launches = interpreter.session.launches
    secrets = interpreter.secrets
  }

  var hasPassed: Bool { attempt.failure == nil }

  /// Whether another run went through the same screens and steps.
  func isSame(as other: InstrumentedRun) -> Bool {
    looks.map(\.screen) == other.looks.map(\.screen)
      && attempt.steps.map(\.outcome.kind) == other.attempt.steps.map(\.outcome.kind)
      && attempt.steps.map(\.end) == other.attempt.steps.map(\.end)
  }

  var failedPlaces: Set<StepPlace> {
    Set(attempt.steps.lazy.filter { $0.outcome.failure != nil }.map(StepPlace.init))
  }
}

extension [InstrumentedRun] {
  /// The texts of all runs that no output may show.
  var secrets: Secrets { reduce(into: Secrets()) { $0.formUnion($1.secrets) } }
}
