import ScenarioModel

/// A count matcher with all its numbers filled in.
enum CountMatching {
  case exactly(Int)
  case limits([(kind: CountMatcher.Limit.Kind, number: Int)])

  init(_ matcher: CountMatcher, in scope: Scope) throws(ValueFault) {
    switch matcher {
    case .exactly(let number): self = .exactly(try scope.count(number))
    case .limits(let limits):
      self = .limits(
        try limits.map { limit throws(ValueFault) in (limit.kind, try scope.count(limit.number)) }
      )
      if !hasRoom, let span = limits.last(where: { $0.kind == .atMost })?.number.span {
        throw ValueFault("no number is \(try scope.words(of: matcher))", at: span)
      }
    }
  }

  /// No number is at least one and at most a smaller one.
  private var hasRoom: Bool {
    guard case .limits(let limits) = self,
      let least = limits.first(where: { $0.kind == .atLeast })?.number,
      let most = limits.first(where: { $0.kind == .atMost })?.number
    else { return true }
    return least <= most
  }

  func holds(of count: Int) -> Bool {
    switch self {
    case .exactly(let number): count == number
    case .limits(let limits):
      limits.allSatisfy { $0.kind.holds(of: count, comparedWith: $0.number) }
    }
  }
}

extension Scope {
  /// A count matcher in words: `2`, `at least 1 and at most 3`.
  func words(of matcher: CountMatcher) throws(ValueFault) -> String {
    switch matcher {
    case .exactly(let number): return "\(try count(number))"
    case .limits(let limits):
      let words = try limits.map { limit throws(ValueFault) in
        "\(limit.kind.words) \(try count(limit.number))"
      }
      return words.joined(separator: " and ")
    }
  }
}

extension CountMatcher.Limit.Kind {
  fileprivate func holds(of count: Int, comparedWith number: Int) -> Bool {
    switch self {
    case .atLeast: count >= number
    case .atMost: count <= number
    case .not: count != number
    }
  }

  fileprivate var words: String {
    switch self {
    case .atLeast: "at least"
    case .atMost: "at most"
    case .not: "any number but"
    }
  }
}

extension CountMatcher {
  var references: [Reference] {
    switch self {
    case .exactly(let number): number.references
    case .limits(let limits): limits.flatMap(\.number.references)
    }
  }
}

extension Resolvable {
  fileprivate var references: [Reference] {
    switch self {
    case .literal: []
    case .template(let text): text.references
    }
  }
}
