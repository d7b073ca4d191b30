import ScenarioDiagnostics
import ScenarioModel

/// Selectors and conditions as failures show them: with the values that their templates stand for.
///
/// A template that can't be filled in stays as it is written; the step has another failure then.
extension Scope {
  func shown(_ selector: Selector) -> Selector {
    Selector(
      selector.criteria.map(shown),
      choice: selector.choice.map(shown),
      isNestedInType: selector.isNestedInType,
      span: selector.span
    )
  }

  private func shown(_ choice: Selector.Choice) -> Selector.Choice {
    switch choice {
    case .index(let index): .index(shown(index))
    case .first(let flag): .first(shown(flag))
    }
  }

  func shown(_ condition: ElementCondition) -> ElementCondition {
    switch condition {
    case .exists(let flag): .exists(shown(flag))
    case .text(let property, let matcher): .text(property, shown(matcher))
    case .state(let property, let flag): .state(property, shown(flag))
    case .length(let count): .length(shown(count))
    case .type: condition
    }
  }

  private func shown(_ criterion: Selector.Criterion) -> Selector.Criterion {
    switch criterion {
    case .anyProperty(let text): .anyProperty(shown(text))
    case .identifier(let matcher): .identifier(shown(matcher))
    case .text(let property, let matcher): .text(property, shown(matcher))
    case .within(let inner): .within(shown(inner))
    case .childOf(let inner): .childOf(shown(inner))
    case .containing(let inner): .containing(shown(inner))
    case .named(let call): .named(shown(call))
    case .state(let property, let flag): .state(property, shown(flag))
    case .type: criterion
    }
  }

  func shown(_ matcher: Matcher) -> Matcher {
    Matcher(
      matcher.conditions.map(shown),
      ignoresCase: matcher.ignoresCase.map(shown),
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
    case .matches(let text, _): .matches(shown(text), nil)
    case .anyOf(let matchers): .anyOf(matchers.map(shown))
    case .length(let count): .length(shown(count))
    case .number(let comparison, let number): .number(comparison, shown(number))
    }
  }

  private func shown(_ count: CountMatcher) -> CountMatcher {
    switch count {
    case .exactly(let number): .exactly(shown(number))
    case .limits(let limits): .limits(limits.map { .init($0.kind, shown($0.number)) })
    }
  }

  /// A setting as the text that its template stands for.
  private func shown<Wanted>(_ setting: Resolvable<Wanted>) -> Resolvable<Wanted> {
    switch setting {
    case .literal: setting
    case .template(let text): .template(shown(text))
    }
  }

  private func shown(_ text: Text) -> Text {
    guard text.literal == nil, let filled = try? self.text(text) else { return text }
    return Text(literal: filled, span: text.span)
  }
}

/// Expectations and calls as failures show them.
extension Scope {
  func shown(_ expectation: Expectation) -> Expectation {
    Expectation(shown(expectation.form), span: expectation.span)
  }

  private func shown(_ form: Expectation.Form) -> Expectation.Form {
    switch form {
    case .exists(let selector): .exists(shown(selector))
    case .element(let selector, let conditions): .element(shown(selector), conditions.map(shown))
    case .elements(let selector, let condition): .elements(shown(selector), shown(condition))
    case .screen(let name): .screen(shown(name))
    case .transition(let name): .transition(shown(name))
    case .equals(let left, let right): .equals(filled(left), filled(right))
    case .matches(let left, let matcher): .matches(filled(left), shown(matcher))
    case .call(let call): .call(shown(call))
    case .check(let call): .check(shown(call))
    case .all(let parts): .all(parts.map(shown))
    case .any(let parts): .any(parts.map(shown))
    case .not(let inner): .not(shown(inner))
    }
  }

  func shown(_ call: CallExpectation) -> CallExpectation {
    CallExpectation(
      call.name,
      arguments: call.arguments.map { .init(name: $0.name, value: shown($0.value)) },
      count: call.count.map(shown),
      answered: call.answered.map(shown)
    )
  }

  private func shown(_ condition: ElementsCondition) -> ElementsCondition {
    switch condition {
    case .count(let count): .count(shown(count))
    case .labels(let labels): .labels(labels.map(shown))
    case .countAndLabels(let count, let labels): .countAndLabels(shown(count), labels.map(shown))
    }
  }

  private func shown(_ call: Call) -> Call {
    Call(
      name: call.name,
      arguments: call.arguments.map { argument in
        Call.Argument(name: argument.name, value: shown(argument.value))
      }
    )
  }

  /// A value as it is compared: the value of a reference keeps its kind.
  ///
  /// One that holds more than anybody reads stays as it is written.
  private func filled(_ template: ValueTemplate) -> ValueTemplate {
    guard let value = try? value(of: template), !value.holds(moreThan: Self.mostShown) else {
      return template
    }
    return ValueTemplate(value, span: template.span)
  }

  private static let mostShown = 1_000

  /// A value with its references filled in, where a text stays one.
  private func shown(_ value: ValueTemplate) -> ValueTemplate {
    guard case .text(let text) = value.content else { return filled(value) }
    return ValueTemplate(.text(shown(text)), span: value.span)
  }

  /// The vocabulary entries in a selector with their meanings: `named: dialog is sheet: 'Share'`.
  func meanings(in selector: Selector) -> [String] {
    selector.calls.compactMap { call in
      guard let (meaning, inner) = try? self.selector(of: call) else { return nil }
      return "named: \(shown(call)) is \(inner.shown(meaning))"
    }
  }
}

extension ValueTemplate {
  /// Makes a literal of a value, with the span of the reference to it.
  fileprivate init(_ value: Value, span: SourceSpan) {
    let content: Content =
      switch value {
      case .null: .null
      case .boolean(let flag): .boolean(flag)
      case .number(let number): .number(number)
      case .text(let text): .text(Text(literal: text, span: span))
      case .list(let items): .list(items.map { ValueTemplate($0, span: span) })
      case .mapping(let entries): .mapping(entries.map { Entry($0, span: span) })
      }
    self.init(content, span: span)
  }
}

extension ValueTemplate.Entry {
  fileprivate init(_ entry: Value.Entry, span: SourceSpan) {
    self.init(key: Located(entry.key, span: span), value: ValueTemplate(entry.value, span: span))
  }
}

extension Selector {
  /// The uses of words in the selector, at every depth.
  fileprivate var calls: [Call] {
    criteria.flatMap { criterion -> [Call] in
      switch criterion {
      case .named(let call): [call]
      case .within(let inner), .childOf(let inner), .containing(let inner): inner.calls
      case .anyProperty, .identifier, .text, .type, .state: []
      }
    }
  }
}
