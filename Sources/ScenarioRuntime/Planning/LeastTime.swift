import ScenarioModel

/// The least time that steps take if they pass, as far as it is written: their pauses and windows.
///
/// ```swift
/// var time = LeastTime()
/// time.of(scenario.steps, words)  // 10m for `repeat: {times: 10, steps: [pause: 1m]}`
/// ```
struct LeastTime {
  /// How many more steps are looked at, because flows can run flows many times over.
  private var room = 10_000

  private static let greatestCount = 100_000

  /// The time of steps whose flows are in a vocabulary; at most ``Header/longestDuration``.
  mutating func of(_ steps: [Step], _ words: WordScope) -> Duration {
    var sum = Duration.zero
    for step in steps where step.isOptional == nil && room > 0 {
      room -= 1
      sum += of(step.command, words)
    }
    return min(sum, Header.longestDuration)
  }

  private mutating func of(_ command: Command, _ words: WordScope) -> Duration {
    switch command {
    case .action(let action): action.leastTime
    case .container(let container): of(container, words)
    }
  }

  private mutating func of(_ call: Call, _ words: WordScope) -> Duration {
    guard let word = words.word(call.name.value, of: .flow),
      case .flow(let steps) = word.definition.body
    else { return .zero }
    return of(steps, word.scope)
  }

  private mutating func of(_ container: Container, _ words: WordScope) -> Duration {
    switch container {
    case .run(let call):
      of(call, words)
    case .group(_, let steps): of(steps, words)
    case .repeat(.times(let count), let steps):
      of(steps, words) * min(count.literal ?? 0, Self.greatestCount)
    case .if(_, let thenSteps, let elseSteps): min(of(thenSteps, words), of(elseSteps, words))
    // Only a run knows how many turns there are.
    case .repeat(.whileHolds, _), .repeat(.untilHolds, _), .forEach: .zero
    }
  }
}

extension Action {
  /// The time that the action takes if it passes, as far as it is written.
  fileprivate var leastTime: Duration {
    if case .assert(let assertion) = self { return assertion.window?.literal ?? .zero }
    return length?.literal ?? .zero
  }
}
