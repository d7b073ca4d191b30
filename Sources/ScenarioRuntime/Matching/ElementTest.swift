import AppModelKit
import ScenarioModel

/// A criterion of a selector, with its texts filled in and its inner selectors matched.
///
/// Each element is then tested with a single comparison.
enum ElementTest {
  case anyProperty(WantedText)
  case identifier(TextMatching)
  case text(TextProperty, TextMatching)
  case type(ElementType)
  case state(StateProperty, Bool)
  case within([Int])
  case childOf([Int])
  case containing([Int])

  /// The element is one that a vocabulary entry describes.
  case named([Int])

  /// The text that a property must be as a whole, if that is what it asks.
  var wholeText: String? {
    switch self {
    case .anyProperty(let wanted): wanted.text
    case .identifier(let matching), .text(_, let matching): matching.wholeText
    case .type, .state, .within, .childOf, .containing, .named: nil
    }
  }

  /// Whether it holds of an element.
  ///
  /// It is inlined, because otherwise a loop over elements would copy the test for each of them.
  @inline(__always)
  func holds(of index: Int, on screen: ScreenSnapshot) throws(ValueFault) -> Bool {
    switch self {
    case .anyProperty(let text): return screen.elements[index].hasProperty(text)
    case .identifier(let matching): return try matching.holds(of: screen.elements[index].identifier)
    case .text(let property, let matching):
      return try matching.holds(of: screen.elements[index][property])
    case .type(let type): return screen.elements[index].type == type
    case .state(let property, let flag): return screen.state(property, of: index) == flag
    case .within(let ancestors):
      return ancestors.contains { $0 != index && screen.isElement(index, within: $0) }
    case .childOf(let parents): return screen.parent(of: index).map(parents.contains) ?? false
    case .containing(let descendants):
      return descendants.contains { $0 != index && screen.isElement($0, within: index) }
    case .named(let meant): return meant.contains(index)
    }
  }
}

/// A text that is compared with the properties of many elements.
struct WantedText {
  let text: String

  /// The least number of bytes of an equal text.
  ///
  /// Another form of the same characters may have more bytes, but no character is shorter than in ASCII.
  private let shortest: Int

  init(_ text: String) {
    self.text = text
    // An empty property never matches.
    shortest = text.isASCII ? max(text.utf8.count, 1) : 1
  }

  /// Whether another text is the same; most are too short for it, which costs less to see than to compare.
  @inline(__always)
  func equals(_ other: String) -> Bool { other.utf8.count >= shortest && other == text }
}

extension Selector.Criterion {
  /// The criterion as a test of a screen's elements.
  func test(on screen: ScreenSnapshot, in scope: Scope) throws(ValueFault) -> ElementTest {
    switch self {
    case .anyProperty(let text): return .anyProperty(WantedText(try scope.nonEmptyText(text)))
    case .identifier(let matcher): return .identifier(try TextMatching(matcher, in: scope))
    case .text(let property, let matcher):
      return .text(property, try TextMatching(matcher, in: scope))
    case .type(let type): return .type(type)
    case .state(let property, let flag): return .state(property, try scope.boolean(flag))
    case .within(let outer): return .within(try screen.matches(outer, in: scope))
    case .childOf(let parent): return .childOf(try screen.matches(parent, in: scope))
    case .containing(let inner): return .containing(try screen.matches(inner, in: scope))
    case .named(let call):
      let (selector, scope) = try scope.selector(of: call)
      return .named(try screen.matches(selector, in: scope))
    }
  }
}

extension ElementSnapshot {
  /// Whether any identifying property is the text, as XCUITest's subscripts ask.
  @inline(__always)
  func hasProperty(_ text: WantedText) -> Bool {
    text.equals(identifier) || text.equals(label) || text.equals(value) || text.equals(title)
      || text.equals(placeholder)
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
