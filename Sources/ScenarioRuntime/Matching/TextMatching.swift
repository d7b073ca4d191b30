import Patterns
import ScenarioModel

/// Whether upper and lower case are the same.
enum CaseRule {
  case exact
  case ignoringCase
}

/// A matcher with all its texts filled in, ready to be asked often.
struct TextMatching {
  private enum Test {
    case equals(String)
    case not(TextMatching)
    case contains(String)
    case startsWith(String)
    case endsWith(String)
    case matches(Pattern)
    case anyOf([TextMatching])
    case length(CountMatching)
    case number(Matcher.Comparison, Number)
  }

  private let tests: [Test]
  private let ignoresCase: Bool

  init(
    _ matcher: Matcher,
    in scope: Scope,
    caseRule outerRule: CaseRule = .exact
  ) throws(ValueFault) {
    let rule = try Self.caseRule(of: matcher, within: outerRule, in: scope)
    ignoresCase = rule == .ignoringCase
    var tests: [Test] = []
    tests.reserveCapacity(matcher.conditions.count)
    for condition in matcher.conditions {
      tests.append(try Self.test(for: condition, in: scope, caseRule: rule))
    }
    self.tests = tests
  }

  /// Ignoring case holds for nested matchers too.
  private static func caseRule(
    of matcher: Matcher,
    within outer: CaseRule,
    in scope: Scope
  ) throws(ValueFault) -> CaseRule {
    guard outer == .exact, let flag = matcher.ignoresCase else { return outer }
    return try scope.boolean(flag) ? .ignoringCase : .exact
  }

  private static func test(
    for condition: Matcher.Condition,
    in scope: Scope,
    caseRule: CaseRule
  ) throws(ValueFault) -> Test {
    func folded(_ part: Text) throws(ValueFault) -> String {
      try scope.nonEmptyText(part).folded(for: caseRule)
    }
    switch condition {
    case .equals(let text): return .equals(try scope.text(text).folded(for: caseRule))
    case .not(let inner): return .not(try TextMatching(inner, in: scope, caseRule: caseRule))
    case .contains(let part): return .contains(try folded(part))
    case .startsWith(let part): return .startsWith(try folded(part))
    case .endsWith(let part): return .endsWith(try folded(part))
    case .matches(_, let pattern?) where caseRule == .exact: return .matches(pattern)
    case .matches(let text, _): return .matches(try scope.pattern(text, caseRule: caseRule))
    case .anyOf(let matchers):
      var alternatives: [TextMatching] = []
      for matcher in matchers {
        alternatives.append(try TextMatching(matcher, in: scope, caseRule: caseRule))
      }
      return .anyOf(alternatives)
    case .length(let count): return .length(try CountMatching(count, in: scope))
    case .number(let comparison, let number): return .number(comparison, try scope.decimal(number))
    }
  }

  /// The texts of which one is wanted, or parts of them, where nothing else is asked.
  var wantedTexts: [String] {
    guard tests.count == 1 else { return [] }
    return switch tests[0] {
    case .equals(let text), .contains(let text), .startsWith(let text), .endsWith(let text): [text]
    case .anyOf(let alternatives): alternatives.flatMap(\.wantedTexts)
    case .not, .matches, .length, .number: []
    }
  }

  /// The text that the property must equal, if that is the only condition.
  var wholeText: String? {
    guard tests.count == 1, !ignoresCase, case .equals(let text) = tests[0] else { return nil }
    return text
  }

  func holds(of text: String) throws(ValueFault) -> Bool {
    let folded = ignoresCase ? text.folded(for: .ignoringCase) : text
    for test in tests where try !holds(test, of: text, folded: folded) { return false }
    return true
  }

  private func holds(_ test: Test, of text: String, folded: String) throws(ValueFault) -> Bool {
    switch test {
    case .equals(let wanted): return folded == wanted
    case .not(let matching): return try !matching.holds(of: text)
    case .contains(let part): return folded.firstRange(of: part) != nil
    case .startsWith(let part): return folded.hasPrefix(part)
    case .endsWith(let part): return folded.hasSuffix(part)
    case .matches(let pattern): return pattern.isFound(in: text)
    case .anyOf(let alternatives):
      for matching in alternatives where try matching.holds(of: text) { return true }
      return false
    case .length(let count): return count.holds(of: text.count)
    case .number(let comparison, let number):
      return comparison.holds(of: text, comparedWith: number)
    }
  }
}

extension Matcher.Comparison {
  /// Whether a text is a number that compares so with another one.
  fileprivate func holds(of text: String, comparedWith number: Number) -> Bool {
    guard let value = Number(text) else { return false }
    return switch self {
    case .greaterThan: value > number
    case .lessThan: value < number
    case .atLeast: value >= number
    case .atMost: value <= number
    }
  }
}

extension String {
  fileprivate func folded(for rule: CaseRule) -> String {
    switch rule {
    case .exact: self
    case .ignoringCase: foldedCase
    }
  }

  /// The text without the difference of upper and lower case, character by character as in patterns.
  private var foldedCase: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return lowercased() }
    return unicodeScalars.reduce(into: "") { $0.unicodeScalars.append($1.foldedCase) }
  }
}
