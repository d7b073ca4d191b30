import ScenarioTestSupport

/// A selector drawn from a seed, in the words of the language's page.
struct RandomSelector {
  indirect enum Criterion {
    case text(String)
    case id(String)
    case property(String, RandomMatcher)
    case type(String)
    case typeKey(String, RandomSelector?)
    case state(String, Bool)
    case within(RandomSelector)
    case childOf(RandomSelector)
    case containing(RandomSelector)
  }

  enum Choice {
    case first
    case index(Int)
  }

  let criteria: [Criterion]
  var choice: Choice?

  init(from generator: inout SeededGenerator, depth: Int = 2) {
    if Int.random(in: 0..<4, using: &generator) == 0 {
      criteria = [.text(generator.pick(Self.words))]
      return
    }
    let kinds = Self.kinds(depth: depth).shuffled(using: &generator)
      .prefix(Int.random(in: 1...3, using: &generator))
    criteria = kinds.map { $0(&generator, depth - 1) }
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: choice = .first
    case 1: choice = .index(Int.random(in: -3...3, using: &generator))
    default: choice = nil
    }
  }

  private typealias Kind = (inout SeededGenerator, Int) -> Criterion

  /// One of each key, because keys are unique; of the two ways to give a type only one is used.
  private static func kinds(depth: Int) -> [Kind] {
    let properties: [Kind] = ["label", "value", "placeholder", "title"].map { name in
      { generator, _ in .property(name, RandomMatcher(from: &generator)) }
    }
    let states: [Kind] = ["enabled", "selected", "focused"].map { name in
      { generator, _ in .state(name, Bool.random(using: &generator)) }
    }
    let plain: [Kind] = [
      { generator, _ in .id(generator.pick(["x", "y"])) },
      { generator, depth in
        let type = generator.pick(RandomScreen.types)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: return .type(type)
        case 1: return .typeKey(type, nil)
        default:
          return .typeKey(type, RandomSelector(withoutTypes: &generator, depth: depth))
        }
      },
    ]
    let related: [Kind] = [
      { .within(RandomSelector(from: &$0, depth: $1)) },
      { .childOf(RandomSelector(from: &$0, depth: $1)) },
      { .containing(RandomSelector(from: &$0, depth: $1)) },
    ]
    return properties + states + plain + (depth > 0 ? related : [])
  }

  /// The value after a type: a text, or conditions without another type.
  private init(withoutTypes generator: inout SeededGenerator, depth: Int) {
    if depth > 0, Bool.random(using: &generator) {
      criteria = [.containing(RandomSelector(from: &generator, depth: depth - 1))]
    } else {
      criteria = [.text(generator.pick(Self.words))]
    }
  }

  private static let words = RandomScreen.texts.filter { !$0.isEmpty }
}

extension RandomSelector {
  var source: String {
    if criteria.count == 1, choice == nil, case .text(let text) = criteria[0] {
      return "\"\(text)\""
    }
    return "{\((criteria.map(\.source) + choiceSource).joined(separator: ", "))}"
  }

  private var choiceSource: [String] {
    switch choice {
    case nil: []
    case .first: ["first: true"]
    case .index(let index): ["index: \(index)"]
    }
  }
}

extension RandomSelector.Criterion {
  fileprivate var source: String {
    switch self {
    case .text(let text): "\"\(text)\""
    case .id(let id): "id: \(id)"
    case .property(let name, let matcher): "\(name): \(matcher.source)"
    case .type(let type): "type: \(type)"
    case .typeKey(let type, let inner): "\(type): \(inner?.source ?? "")"
    case .state(let name, let flag): "\(name): \(flag)"
    case .within(let inner): "within: \(inner.source)"
    case .childOf(let inner): "childOf: \(inner.source)"
    case .containing(let inner): "containing: \(inner.source)"
    }
  }
}

/// A matcher drawn from a seed.
struct RandomMatcher {
  indirect enum Condition {
    case equals(String)
    case not(RandomMatcher)
    case contains(String)
    case startsWith(String)
    case endsWith(String)
    case matches(String)
    case anyOf([RandomMatcher])
    case length(Int)
    case lengths(atLeast: Int, atMost: Int)
  }

  let conditions: [Condition]
  let ignoresCase: Bool

  init(from generator: inout SeededGenerator, depth: Int = 2) {
    let count = depth == 2 ? 2 : 1
    let kinds = (0..<(depth > 0 ? 8 : 6)).shuffled(using: &generator)
      .prefix(Int.random(in: 1...count, using: &generator))
    conditions = kinds.map { Self.condition($0, from: &generator, depth: depth - 1) }
    ignoresCase = Int.random(in: 0..<3, using: &generator) == 0
  }

  private static func condition(
    _ kind: Int,
    from generator: inout SeededGenerator,
    depth: Int
  ) -> Condition {
    let text = generator.pick(RandomScreen.texts)
    // An empty part of a text would match anything, and is an error.
    let part = text.isEmpty ? "a" : text
    switch kind {
    case 0: return .equals(text)
    case 1: return .contains(part)
    case 2: return .startsWith(part)
    case 3: return .endsWith(part)
    case 4: return .matches(generator.pick(["a.", "^A", "b$", "[ab]+", "é", "^$", "a|É"]))
    case 5:
      let least = Int.random(in: 0...2, using: &generator)
      return Bool.random(using: &generator)
        ? .length(least) : .lengths(atLeast: least, atMost: least + 1)
    case 6: return .not(RandomMatcher(from: &generator, depth: depth))
    default: return .anyOf((0..<2).map { _ in RandomMatcher(from: &generator, depth: depth) })
    }
  }

  var source: String {
    let flag = ignoresCase ? ["ignoringCase: true"] : []
    return "{\((conditions.map(\.source) + flag).joined(separator: ", "))}"
  }
}

extension RandomMatcher.Condition {
  fileprivate var source: String {
    switch self {
    case .equals(let text): "is: \"\(text)\""
    case .not(let inner): "not: \(inner.source)"
    case .contains(let text): "contains: \"\(text)\""
    case .startsWith(let text): "startsWith: \"\(text)\""
    case .endsWith(let text): "endsWith: \"\(text)\""
    case .matches(let pattern): "matches: \"\(pattern)\""
    case .anyOf(let matchers): "anyOf: [\(matchers.map(\.source).joined(separator: ", "))]"
    case .length(let count): "length: \(count)"
    case .lengths(let atLeast, let atMost): "length: {atLeast: \(atLeast), atMost: \(atMost)}"
    }
  }
}
