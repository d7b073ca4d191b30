import ScenarioModel

/// The commands that a flow runs, in order, its inner flows included.
struct FlowShape {
  /// The names of the commands that act on the app: `tap`, `type`.
  let commands: [String]

  /// Reads the steps of a flow; nil if it launches the app, decides or loops.
  init?(_ steps: [Step], words: WordScope) {
    guard let commands = Self.commands(of: steps, words: words, depth: 0) else { return nil }
    self.commands = commands
  }

  /// Whether some commands are among the flow's, in the same order.
  func holds(_ others: [String]) -> Bool { others.isSubsequence(of: commands) }

  private static func commands(of steps: [Step], words: WordScope, depth: Int) -> [String]? {
    guard depth < greatestDepth else { return nil }
    var commands: [String] = []
    for step in steps {
      guard let own = Self.commands(of: step.command, words: words, depth: depth) else {
        return nil
      }
      commands += own
    }
    return commands
  }

  private static func commands(of command: Command, words: WordScope, depth: Int) -> [String]? {
    switch command {
    case .action(.launch), .action(.terminate): return nil
    case .action(let action): return action.isGesture ? [action.name] : []
    case .container(.group(_, let steps)):
      return commands(of: steps, words: words, depth: depth + 1)
    case .container(.run(let call)):
      guard let flow = words.word(call.name.value, of: .flow),
        case .flow(let steps) = flow.definition.body
      else { return nil }
      return commands(of: steps, words: flow.scope, depth: depth + 1)
    case .container(.repeat), .container(.forEach), .container(.if): return nil
    }
  }

  private static let greatestDepth = 8
}

extension Action {
  /// Whether a person does it to the app.
  var isGesture: Bool {
    switch self {
    case .tap, .doubleTap, .longPress, .type, .clear, .adjust, .swipe, .scroll, .drag, .pinch,
      .rotate, .dismissKeyboard, .back:
      true
    case .launch, .terminate, .background, .waitFor, .assert, .pause, .remember, .audit, .log,
      .hierarchy,
      .screenshot:
      false
    }
  }
}

extension Array where Element: Equatable {
  /// Whether all elements are in another array in the same order.
  func isSubsequence(of other: [Element]) -> Bool {
    var rest = other[...]
    for element in self {
      guard let place = rest.firstIndex(of: element) else { return false }
      rest = rest[(place + 1)...]
    }
    return true
  }
}
