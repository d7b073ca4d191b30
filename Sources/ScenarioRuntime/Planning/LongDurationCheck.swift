import ScenarioDiagnostics
import ScenarioModel

/// Warns of durations that are longer than a whole scenario may last.
struct LongDurationCheck {
  private(set) var diagnostics: [Diagnostic] = []

  /// How long the scenario may last.
  private let limit: Duration

  /// The file whose durations are checked; others have checks of their own.
  private let file: SourceFile

  /// Whether only numbers without a unit count, because some scenario may last longer.
  private let onlyWithoutUnit: Bool

  /// A check of a scenario's own durations.
  init(of scenario: Scenario, in file: SourceFile) {
    self.file = file
    onlyWithoutUnit = false
    limit =
      scenario.header.timeLimit.map { $0.literal ?? Header.longestDuration }
      ?? Header.standardTimeLimit
    check(scenario.header.timeout)
    for handler in scenario.header.interruptions { check(handler.steps) }
    check(scenario.header.setup)
    check(scenario.steps)
    check(scenario.header.teardown)
  }

  /// A check of the durations in flows, which any scenario may run.
  init(of flows: [FlowDefinition], in file: SourceFile) {
    self.file = file
    onlyWithoutUnit = true
    limit = Header.standardTimeLimit
    for flow in flows { check(flow.steps) }
  }

  private mutating func check(_ steps: [Step]) {
    for step in steps {
      switch step.command {
      case .action(let action): for duration in action.durations { check(duration) }
      case .container(let container): check(container.steps)
      }
    }
  }

  private mutating func check(_ duration: Resolvable<Duration>?) {
    guard let duration, duration.span.file === file else { return }
    if let warning = duration.warning(beyond: limit, onlyWithoutUnit: onlyWithoutUnit) {
      diagnostics.append(warning)
    }
  }
}

extension Action {
  /// The durations that the action itself says.
  fileprivate var durations: [Resolvable<Duration>?] {
    switch self {
    case .tap(let touch, _, _), .doubleTap(let touch), .clear(let touch), .adjust(let touch, _),
      .swipe(let touch, _), .drag(let touch, _), .pinch(let touch, _), .rotate(let touch, _):
      [touch.timeout]
    case .longPress(let touch, let duration): [touch.timeout, duration]
    case .type(let entry): [entry.field?.timeout]
    case .scroll(let scroll): [scroll.timeout]
    case .waitFor(_, let timeout): [timeout]
    case .assert(let assertion): [assertion.window]
    case .pause(let duration), .background(let duration): [duration]
    case .launch, .terminate, .dismissKeyboard, .back, .remember, .audit, .log, .hierarchy,
      .screenshot:
      []
    }
  }
}
