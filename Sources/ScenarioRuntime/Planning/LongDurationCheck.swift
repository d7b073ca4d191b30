package import ScenarioDiagnostics
package import ScenarioModel

/// Warns of durations that are longer than a whole scenario may last.
package struct LongDurationCheck {
  package private(set) var diagnostics: [Diagnostic] = []

  /// How long the scenario may last.
  private let limit: Duration

  /// The file whose durations are checked; others have checks of their own.
  private let file: SourceFile

  /// Whether only numbers without a unit count, because some scenario may last longer.
  private let onlyWithoutUnit: Bool

  /// A check of a scenario's own durations, and of those in its flows.
  init(of scenario: Scenario, in file: SourceFile) {
    self.file = file
    onlyWithoutUnit = false
    limit = scenario.longestTime
    check(scenario.header.timeout)
    for handler in scenario.header.interruptions { check(handler.steps) }
    check(scenario.header.setup)
    check(scenario.steps)
    check(scenario.header.teardown)
    check(scenario.header.vocabulary)
  }

  /// A check of the durations in a suite's flows, which each of its scenarios may run.
  init(of suite: Suite, with scenarios: [Scenario]) {
    file = suite.name.span.file
    onlyWithoutUnit = false
    limit = scenarios.map(\.longestTime).max() ?? Header.standardTimeLimit
    check(suite.header.vocabulary)
  }

  /// A check of the durations in a vocabulary's flows, which scenarios with any limit may run.
  package init(of vocabulary: Vocabulary, in file: SourceFile) {
    self.file = file
    onlyWithoutUnit = true
    limit = Header.standardTimeLimit
    check(vocabulary)
  }

  private mutating func check(_ vocabulary: Vocabulary) {
    for case .flow(let steps) in vocabulary.definitions.lazy.map(\.body) { check(steps) }
  }

  private mutating func check(_ steps: [Step]) {
    for step in steps {
      switch step.command {
      case .action(let action):
        check(action.patience)
        check(action.length)
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

extension Scenario {
  /// How long the scenario may last; the longest there is if only a run knows.
  fileprivate var longestTime: Duration {
    header.timeLimit.map { $0.literal ?? Header.longestDuration } ?? Header.standardTimeLimit
  }
}

extension Action {
  /// How long the action itself says that it may wait.
  var patience: Resolvable<Duration>? {
    switch self {
    case .tap(let touch, _, _), .doubleTap(let touch), .longPress(let touch, _), .clear(let touch),
      .adjust(let touch, _), .swipe(let touch, _), .drag(let touch, _), .pinch(let touch, _),
      .rotate(let touch, _):
      touch.timeout
    case .type(let entry): entry.field?.timeout
    case .scroll(let scroll): scroll.timeout
    case .waitFor(_, let timeout): timeout
    case .assert(let assertion): assertion.window
    case .launch, .terminate, .dismissKeyboard, .back, .background, .pause, .remember, .audit,
      .log, .hierarchy, .screenshot:
      nil
    }
  }

  /// How long the action itself says that it takes.
  var length: Resolvable<Duration>? {
    switch self {
    case .longPress(_, let duration): duration
    case .pause(let duration), .background(let duration): duration
    case .tap, .doubleTap, .clear, .adjust, .swipe, .drag, .pinch, .rotate, .type, .scroll,
      .waitFor, .assert, .launch, .terminate, .dismissKeyboard, .back, .remember, .audit, .log,
      .hierarchy, .screenshot:
      nil
    }
  }
}
