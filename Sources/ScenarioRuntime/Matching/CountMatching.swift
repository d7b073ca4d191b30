import ScenarioDiagnostics
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
      try requireRoom(at: limits.last { $0.kind == .atMost }?.number.span)
    }
  }

  /// No number is at least one and at most a smaller one.
  private func requireRoom(at span: SourceSpan?) throws(ValueFault) {
    guard case .limits(let limits) = self, let span,
      let least = limits.first(where: { $0.kind == .atLeast })?.number,
      let most = limits.first(where: { $0.kind == .atMost })?.number, least > most
    else { return }
    throw ValueFault("no number is \(words)", at: span)
  }

  func holds(of count: Int) -> Bool {
    switch self {
    case .exactly(let number): count == number
    case .limits(let limits):
      limits.allSatisfy { $0.kind.holds(of: count, comparedWith: $0.number) }
    }
  }

  /// The limits in words: `2`, `at least 1 and at most 3`.
  var words: String {
    switch self {
    case .exactly(let number): "\(number)"
    case .limits(let limits):
      limits.map { "\($0.kind.words) \($0.number)" }.joined(separator: " and ")
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
  /// What the numbers are made of.
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
