import Patterns
import ScenarioModel
import ScenarioYAML

extension ScenarioDecoder {
  /// A text that must be equal, or a mapping of conditions.
  mutating func matcher(_ node: YAMLNode, _ name: String) -> Matcher? {
    switch node.kind {
    case .scalar:
      guard let text = exactText(node, name) else { return nil }
      warn(of: node.misreading(of: text), in: node)
      warn(of: ForeignPattern.misreading(of: text, as: .matcher), in: node)
      return Matcher([.equals(text)], span: text.span)
    case .mapping: return matcherMapping(node)
    case .sequence:
      report(
        .wrongKind(name, KeyKind.matcher.phrase, found: "a list"),
        at: node.span,
        suggestion: "for one of several texts write {anyOf: [...]}"
      )
      return nil
    }
  }

  mutating func matcherMapping(_ node: YAMLNode) -> Matcher? {
    guard let fields = fields(of: node, as: MatcherKey.self) else { return nil }
    var conditions: [Matcher.Condition] = []
    var ignoresCase: Resolvable<Bool>?
    var isWhole = fields.count == node.entries.count
    for field in fields {
      if field.key == .ignoringCase {
        ignoresCase = boolean(fields.value(of: field), "'ignoringCase'")
      } else if let condition = condition(field.key, fields.value(of: field)) {
        conditions.append(condition)
      } else {
        isWhole = false
      }
    }
    guard isWhole else { return nil }
    guard !conditions.isEmpty else {
      report(
        .emptyMapping("a matcher"),
        at: node.span,
        suggestion: "say what to match: {is: ..., ignoringCase: true}"
      )
      return nil
    }
    return Matcher(conditions, ignoresCase: ignoresCase, span: node.span)
  }

  private mutating func condition(_ key: MatcherKey, _ node: YAMLNode) -> Matcher.Condition? {
    let name = key.quoted
    switch key {
    case .is: return exactText(node, name).map { .equals($0) }
    case .not: return matcher(node, name).map { .not($0) }
    case .contains: return part(node, name).map { .contains($0) }
    case .startsWith: return part(node, name).map { .startsWith($0) }
    case .endsWith: return part(node, name).map { .endsWith($0) }
    case .matches: return pattern(node, name)
    case .anyOf:
      return list(node, name, orElse: "nothing could match") { decoder, item in
        decoder.matcher(item, "an item of \(name)")
      }.map { .anyOf($0) }
    case .length: return countMatcher(node, name).map { .length($0) }
    case .greaterThan: return comparison(.greaterThan, node, name)
    case .lessThan: return comparison(.lessThan, node, name)
    case .atLeast: return comparison(.atLeast, node, name)
    case .atMost: return comparison(.atMost, node, name)
    case .ignoringCase: return nil
    }
  }

  private mutating func comparison(
    _ comparison: Matcher.Comparison,
    _ node: YAMLNode,
    _ name: String
  ) -> Matcher.Condition? {
    decimal(node, name).map { .number(comparison, $0) }
  }

  /// A text that a part of another one must equal.
  private mutating func part(_ node: YAMLNode, _ name: String) -> Text? {
    guard let text = nonEmptyText(node, name) else { return nil }
    warn(of: node.foldedLineFeed, in: node)
    warn(of: ForeignPattern.misreading(of: text, as: .part), in: node)
    return text
  }

  /// A regular expression, compiled where it has no references.
  private mutating func pattern(_ node: YAMLNode, _ name: String) -> Matcher.Condition? {
    guard let text = nonEmptyText(node, name) else { return nil }
    guard let literal = text.literal else { return .matches(text, nil) }
    do throws(PatternFault) {
      return .matches(text, try Pattern(literal))
    } catch {
      report(.unusablePattern(literal, error), at: node.span, suggestion: error.suggestion)
      return nil
    }
  }

  /// A whole number, or a mapping of limits.
  mutating func countMatcher(_ node: YAMLNode, _ name: String) -> CountMatcher? {
    guard node.kind == .mapping else {
      return count(node, name, as: .count).map { .exactly($0) }
    }
    guard let fields = fields(of: node, as: CountKey.self) else { return nil }
    if node.entries.isEmpty { report(.emptyMapping(name), at: node.span) }
    var limits: [CountMatcher.Limit] = []
    for key in CountKey.allCases {
      guard let number = fields[key].flatMap({ count($0, key.quoted) }) else { continue }
      limits.append(.init(key.limit, number))
    }
    reportCrossedLimits(limits)
    return limits.isEmpty ? nil : .limits(limits)
  }

  /// No number is at least one and at most a smaller one.
  private mutating func reportCrossedLimits(_ limits: [CountMatcher.Limit]) {
    guard let least = limits.first(where: { $0.kind == .atLeast })?.number.literal,
      let most = limits.first(where: { $0.kind == .atMost })?.number, let limit = most.literal,
      least > limit
    else { return }
    report(.conflictingKeys("atLeast: \(least)", "atMost: \(limit)"), at: most.span)
  }
}

/// A limit that is known before the run, and how it is written.
struct WrittenLimit {
  let number: Int
  let text: String
}

extension CountMatcher {
  /// The greatest number that it takes; nil without one that is known.
  var most: WrittenLimit? { limit(.atMost) }

  /// The smallest number that it takes; nil without one that is known.
  var least: WrittenLimit? { limit(.atLeast) }

  private func limit(_ kind: Limit.Kind) -> WrittenLimit? {
    switch self {
    case .exactly(let number):
      number.literal.map { WrittenLimit(number: $0, text: "\($0)") }
    case .limits(let limits):
      limits.first { $0.kind == kind }?.number.literal.map {
        WrittenLimit(number: $0, text: "{\(kind.rawValue): \($0)}")
      }
    }
  }
}
