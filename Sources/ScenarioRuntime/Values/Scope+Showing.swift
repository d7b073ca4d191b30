import ScenarioDiagnostics
import ScenarioModel

/// What failures show: selectors and conditions with the values in force, not with `${...}`.
extension Scope {
  func shown(_ selector: Selector) throws(ValueFault) -> Selector {
    var criteria: [Selector.Criterion] = []
    for criterion in selector.criteria { criteria.append(try shown(criterion)) }
    return Selector(criteria, choice: try selector.choice.map(shown), span: selector.span)
  }

  func shown(_ condition: ElementCondition) throws(ValueFault) -> ElementCondition {
    switch condition {
    case .exists(let flag): .exists(try shown(flag))
    case .text(let property, let matcher): .text(property, try shown(matcher))
    case .type: condition
    case .state(let property, let flag): .state(property, try shown(flag))
    case .length(let count): .length(try shown(count))
    }
  }

  private func shown(_ criterion: Selector.Criterion) throws(ValueFault) -> Selector.Criterion {
    switch criterion {
    case .anyProperty(let text): .anyProperty(try shown(text))
    case .identifier(let text): .identifier(try shown(text))
    case .text(let property, let matcher): .text(property, try shown(matcher))
    case .type: criterion
    case .state(let property, let flag): .state(property, try shown(flag))
    case .within(let selector): .within(try shown(selector))
    case .childOf(let selector): .childOf(try shown(selector))
    case .containing(let selector): .containing(try shown(selector))
    case .named: criterion
    }
  }

  private func shown(_ choice: Selector.Choice) throws(ValueFault) -> Selector.Choice {
    switch choice {
    case .index(let index): .index(try shown(index))
    case .first: choice
    }
  }

  private func shown(_ matcher: Matcher) throws(ValueFault) -> Matcher {
    var conditions: [Matcher.Condition] = []
    for condition in matcher.conditions { conditions.append(try shown(condition)) }
    return Matcher(conditions, ignoresCase: try matcher.ignoresCase.map(shown), span: matcher.span)
  }

  private func shown(_ condition: Matcher.Condition) throws(ValueFault) -> Matcher.Condition {
    switch condition {
    case .equals(let text): return .equals(try shown(text))
    case .not(let matcher): return .not(try shown(matcher))
    case .contains(let text): return .contains(try shown(text))
    case .startsWith(let text): return .startsWith(try shown(text))
    case .endsWith(let text): return .endsWith(try shown(text))
    case .matches(let text): return .matches(try shown(text))
    case .anyOf(let matchers):
      var alternatives: [Matcher] = []
      for matcher in matchers { alternatives.append(try shown(matcher)) }
      return .anyOf(alternatives)
    case .length(let count): return .length(try shown(count))
    }
  }

  private func shown(_ count: CountMatcher) throws(ValueFault) -> CountMatcher {
    CountMatcher(
      exactly: try count.exactly.map(shown),
      atLeast: try count.atLeast.map(shown),
      atMost: try count.atMost.map(shown),
      not: try count.not.map(shown),
      span: count.span
    )
  }

  private func shown(_ text: Text) throws(ValueFault) -> Text {
    Text(literal: try self.text(text), span: text.span)
  }

  private func shown(_ flag: Resolvable<Bool>) throws(ValueFault) -> Resolvable<Bool> {
    .literal(try boolean(flag), flag.span)
  }

  private func shown(_ number: Resolvable<Int>) throws(ValueFault) -> Resolvable<Int> {
    .literal(try integer(number), number.span)
  }
}
