import AppModelKit
import ScenarioDiagnostics
import ScenarioModel

/// A selector with all its texts filled in and its inner selectors found on one screen.
///
/// The criteria can then be asked of each element at the cost of a comparison.
struct SelectorMatching {
  enum Test {
    case anyProperty(String)
    case identifier(String)
    case text(TextProperty, TextMatching)
    case type(ElementType)
    case state(StateProperty, Bool)
    case within([Int])
    case childOf([Int])
    case containing([Int])

    /// One of those that a word means.
    case named(String, [Int])
  }

  /// Which of the matches is meant.
  private enum Choice {
    case all
    case first
    case index(Int)
  }

  let screen: ScreenSnapshot
  let tests: [Test]
  private let choice: Choice

  init(_ selector: Selector, on screen: ScreenSnapshot, in scope: Scope) throws(ValueFault) {
    var tests: [Test] = []
    tests.reserveCapacity(selector.criteria.count)
    for criterion in selector.criteria {
      tests.append(try Self.test(for: criterion, on: screen, in: scope))
    }
    choice = try Self.choice(of: selector, in: scope)
    self.tests = tests
    self.screen = screen
  }

  private static func choice(of selector: Selector, in scope: Scope) throws(ValueFault) -> Choice {
    switch selector.choice {
    case nil: .all
    case .first: .first
    case .index(let setting): .index(try scope.integer(setting))
    }
  }

  private static func test(
    for criterion: Selector.Criterion,
    on screen: ScreenSnapshot,
    in scope: Scope
  ) throws(ValueFault) -> Test {
    func found(_ inner: Selector) throws(ValueFault) -> [Int] {
      try SelectorMatching(inner, on: screen, in: scope).matches()
    }
    switch criterion {
    case .anyProperty(let text): return .anyProperty(try scope.nonEmptyText(text))
    case .identifier(let text): return .identifier(try scope.nonEmptyText(text))
    case .text(let property, let matcher):
      return .text(property, try TextMatching(matcher, in: scope))
    case .type(let type): return .type(type)
    case .state(let property, let flag): return .state(property, try scope.boolean(flag))
    case .within(let inner): return .within(try found(inner))
    case .childOf(let inner): return .childOf(try found(inner))
    case .containing(let inner): return .containing(try found(inner))
    case .named(let call): return .named(call.name.value, try matches(of: call, screen, scope))
    }
  }

  /// The elements that a word of the vocabulary means.
  private static func matches(
    of call: Call,
    _ screen: ScreenSnapshot,
    _ scope: Scope
  ) throws(ValueFault) -> [Int] {
    let (selector, inner) = try scope.selector(of: call)
    return try SelectorMatching(selector, on: screen, in: inner).matches()
  }

  /// The indices of the elements that match, in reading order.
  ///
  /// Test by test rather than element by element: few elements are left for the second one.
  func matches() throws(ValueFault) -> [Int] {
    guard let first = tests.first else { return choose(from: Array(screen.elements.indices)) }
    var left: [Int] = []
    for index in screen.elements.indices where try holds(first, of: index) { left.append(index) }
    for test in tests.dropFirst() where !left.isEmpty {
      var kept: [Int] = []
      for index in left where try holds(test, of: index) { kept.append(index) }
      left = kept
    }
    return choose(from: left)
  }

  private func choose(from all: [Int]) -> [Int] {
    switch choice {
    case .all: return all
    case .first: return Array(all.prefix(1))
    case .index(let index):
      guard index >= -all.count, index < all.count else { return [] }
      return [all[index < 0 ? all.count + index : index]]
    }
  }

  /// Whether one test holds of one element.
  func holds(_ test: Test, of index: Int) throws(ValueFault) -> Bool {
    switch test {
    case .anyProperty(let text): return screen.elements[index].hasProperty(text)
    case .identifier(let text): return screen.elements[index].identifier == text
    case .text(let property, let matching):
      return try matching.holds(of: screen.elements[index][property])
    case .type(let type): return screen.elements[index].type == type
    case .state(let property, let flag): return screen.state(property, of: index) == flag
    case .within(let ancestors):
      return ancestors.contains { $0 != index && screen.isElement(index, within: $0) }
    case .childOf(let parents):
      return screen.parent(of: index).map(parents.contains) ?? false
    case .containing(let descendants):
      return descendants.contains { $0 != index && screen.isElement($0, within: index) }
    case .named(_, let meant): return meant.contains(index)
    }
  }
}

extension ElementSnapshot {
  /// Whether any identifying property is the text, which is not empty, as XCUITest's subscripts ask.
  ///
  /// Most elements lack most of them, which costs less to see than to compare.
  func hasProperty(_ text: String) -> Bool {
    !identifier.isEmpty && identifier == text || !label.isEmpty && label == text
      || !title.isEmpty && title == text || !value.isEmpty && value == text
      || !placeholder.isEmpty && placeholder == text
  }

  subscript(property: TextProperty) -> String {
    switch property {
    case .label: label
    case .value: value
    case .placeholder: placeholder
    case .title: title
    }
  }
}

extension ScreenSnapshot {
  /// Whether an element is enabled, selected, focused or hittable.
  func state(_ property: StateProperty, of index: Int) -> Bool {
    switch property {
    case .enabled: elements[index].isEnabled
    case .selected: elements[index].isSelected
    case .focused: elements[index].isFocused
    case .hittable: isHittable(index)
    }
  }
}

extension Scope {
  /// What a word of the vocabulary stands for, and the scope that its selector is read in.
  func selector(of call: Call) throws(ValueFault) -> (Selector, Scope) {
    guard let word = words.element(call.name.value) else {
      throw ValueFault("unknown element '\(call.name.value)'", at: call.name.span)
    }
    return (word.definition.selector, try entering(word.definition, in: word.scope, by: call))
  }
}
