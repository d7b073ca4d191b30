import ScenarioModel

/// Selectors and conditions as failures show them: with the values that their templates stand for.
///
/// A template that can't be filled in stays as it is written; the step has another failure then.
extension Scope {
  func shown(_ selector: Selector) -> Selector {
    Selector(selector.criteria.map(shown), choice: selector.choice, span: selector.span)
  }

  func shown(_ condition: ElementCondition) -> ElementCondition {
    switch condition {
    case .text(let property, let matcher): .text(property, shown(matcher))
    case .exists, .type, .state, .length: condition
    }
  }

  private func shown(_ criterion: Selector.Criterion) -> Selector.Criterion {
    switch criterion {
    case .anyProperty(let text): .anyProperty(shown(text))
    case .identifier(let text): .identifier(shown(text))
    case .text(let property, let matcher): .text(property, shown(matcher))
    case .within(let inner): .within(shown(inner))
    case .childOf(let inner): .childOf(shown(inner))
    case .containing(let inner): .containing(shown(inner))
    case .type, .state, .named: criterion
    }
  }

  private func shown(_ matcher: Matcher) -> Matcher {
    Matcher(
      matcher.conditions.map(shown),
      ignoresCase: matcher.ignoresCase,
      span: matcher.span
    )
  }

  private func shown(_ condition: Matcher.Condition) -> Matcher.Condition {
    switch condition {
    case .equals(let text): .equals(shown(text))
    case .not(let matcher): .not(shown(matcher))
    case .contains(let text): .contains(shown(text))
    case .startsWith(let text): .startsWith(shown(text))
    case .endsWith(let text): .endsWith(shown(text))
    case .matches(let text): .matches(shown(text))
    case .anyOf(let matchers): .anyOf(matchers.map(shown))
    case .length: condition
    }
  }

  private func shown(_ text: Text) -> Text {
    guard text.literal == nil, let filled = try? self.text(text) else { return text }
    return Text(literal: filled, span: text.span)
  }
}
