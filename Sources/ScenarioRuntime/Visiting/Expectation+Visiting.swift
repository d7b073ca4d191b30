package import ScenarioModel

extension Expectation {
  package func accept(_ visitor: inout some ScenarioVisitor) {
    switch form {
    case .exists(let selector): selector.accept(&visitor)
    case .element(let selector, let conditions):
      selector.accept(&visitor)
      conditions.accept(&visitor)
    case .elements(let selector, let condition):
      selector.accept(&visitor)
      condition.count?.accept(&visitor)
      for label in condition.labels ?? [] { visitor.visit(label) }
    case .screen(let name):
      visitor.visit(name)
      visitor.visit(screen: name)
    case .transition(let name):
      visitor.visit(name)
      visitor.visit(transition: name)
    case .equals(let left, let right):
      left.accept(&visitor)
      right.accept(&visitor)
    case .matches(let left, let matcher):
      if case .text(let text) = left.content {
        visitor.visit(text, as: .matchedText)
      } else {
        left.accept(&visitor)
      }
      matcher.accept(&visitor)
    case .call(let call): call.accept(&visitor)
    case .check(let call): call.accept(&visitor, as: .check)
    case .all(let parts), .any(let parts): for part in parts { part.accept(&visitor) }
    case .not(let inner): inner.accept(&visitor)
    }
  }
}

extension CallExpectation {
  func accept(_ visitor: inout some ScenarioVisitor) {
    for argument in arguments { argument.value.accept(&visitor) }
    count?.accept(&visitor)
    answered?.accept(&visitor)
    visitor.visit(self)
  }
}

extension [ElementCondition] {
  func accept(_ visitor: inout some ScenarioVisitor) {
    for condition in self {
      if count > 1, case .exists(let flag) = condition {
        flag.accept(&visitor, as: .presence)
      } else {
        condition.accept(&visitor)
      }
    }
  }
}

extension ElementCondition {
  func accept(_ visitor: inout some ScenarioVisitor) {
    switch self {
    case .exists(let flag): flag.accept(&visitor, as: .boolean)
    case .text(_, let matcher): matcher.accept(&visitor)
    case .type: break
    case .state(_, let flag): flag.accept(&visitor, as: .boolean)
    case .length(let count): count.accept(&visitor)
    }
  }
}

extension Selector {
  package func accept(_ visitor: inout some ScenarioVisitor) {
    for criterion in criteria { criterion.accept(&visitor) }
    choice?.accept(&visitor)
    if let soleText { visitor.visit(bareSelector: soleText) }
  }
}

extension Selector.Choice {
  func accept(_ visitor: inout some ScenarioVisitor) {
    switch self {
    case .index(let index): index.accept(&visitor, as: .integer)
    case .first(let flag): flag.accept(&visitor, as: .choiceOfFirst)
    }
  }
}

extension Selector.Criterion {
  func accept(_ visitor: inout some ScenarioVisitor) {
    switch self {
    case .anyProperty(let text): visitor.visit(text, as: .nonEmptyText)
    case .identifier(let matcher), .text(_, let matcher): matcher.accept(&visitor)
    case .type: break
    case .state(_, let flag): flag.accept(&visitor, as: .boolean)
    case .within(let inner), .childOf(let inner), .containing(let inner): inner.accept(&visitor)
    case .named(let call): call.accept(&visitor, as: .element)
    }
  }
}

extension Matcher {
  func accept(_ visitor: inout some ScenarioVisitor) {
    for condition in conditions { condition.accept(&visitor) }
    ignoresCase?.accept(&visitor, as: .boolean)
  }
}

extension Matcher.Condition {
  func accept(_ visitor: inout some ScenarioVisitor) {
    switch self {
    case .equals(let text): visitor.visit(text)
    case .contains(let part), .startsWith(let part), .endsWith(let part):
      visitor.visit(part, as: .nonEmptyText)
    case .matches(let pattern, _): visitor.visit(pattern, as: .pattern)
    case .not(let matcher): matcher.accept(&visitor)
    case .anyOf(let matchers): for matcher in matchers { matcher.accept(&visitor) }
    case .length(let count): count.accept(&visitor)
    case .number(_, let number): number.accept(&visitor, as: .number)
    }
  }
}

extension CountMatcher {
  func accept(_ visitor: inout some ScenarioVisitor) {
    switch self {
    case .exactly(let number): number.accept(&visitor, as: .count)
    case .limits(let limits): for limit in limits { limit.number.accept(&visitor, as: .count) }
    }
    visitor.visit(self)
  }
}
