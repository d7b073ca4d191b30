import AppModelKit
import Patterns
import ScenarioEvents
import ScenarioModel
import Suggestions

/// Advice on the likely meaning of a selector that matches nothing.
struct AbsenceAdvice {
  let screen: ScreenSnapshot
  let use: ElementUse

  /// The advice on a selector whose values are filled in.
  func advice(on selector: Selector) -> String? {
    adviceOnOption(of: selector) ?? adviceOnContent(of: selector)
      ?? selector.criteria.lazy.compactMap(advice).first ?? adviceOnNameless(for: selector)
  }

  /// The advice on a text that no element has, but a control as one of its values: the options of a
  /// closed popup button are not on the screen.
  private func adviceOnOption(of selector: Selector) -> String? {
    let texts = selector.criteria.lazy.compactMap(\.soleText?.literal)
    guard let text = texts.first, let control = screen.elements.first(where: { $0.offers(text) })
    else { return nil }
    let way =
      switch use {
      case .reading: "compare its 'value'"
      case .tapping, .typing, .adjusting, .dragging: "choose it with 'adjust'"
      }
    return "\(text.quoted) is a value of \(control.shortDescription): \(way)"
  }

  /// The advice on an element with a text that only an element inside it has.
  private func adviceOnContent(of selector: Selector) -> String? {
    guard let type = selector.typeWithText else { return nil }
    let text = selector.criteria.lazy.compactMap(\.anyText).first
    guard text?.literal.map({ contains($0, within: type) }) == true || isBareOfText(type) else {
      return nil
    }
    let words = withArticle(type.rawValue)
    return "for \(words) with that text in it write {type: \(type.rawValue), containing: ...}"
  }

  /// The advice on a text of a control while one of its type has no name at all, such as a button that is an icon.
  private func adviceOnNameless(for selector: Selector) -> String? {
    guard let type = selector.typeWithText else { return nil }
    let indices = screen.elements.indices.filter { screen.elements[$0].type == type }
    guard let place = indices.firstIndex(where: { screen.elements[$0].isNamelessControl }) else {
      return nil
    }
    let number = indices.count == 1 ? "" : ", index: \(place)"
    return "\(withArticle(type.rawValue)) here has no label: give it one in the app, or write "
      + "{type: \(type.rawValue)\(number)}"
  }

  /// Whether the elements of a type have no text of their own, only elements with text inside them,
  /// as cells do.
  private func isBareOfText(_ type: ElementType) -> Bool {
    let indices = screen.elements.indices.filter { screen.elements[$0].type == type }
    return indices.allSatisfy { screen.elements[$0].hasNoText }
      && indices.contains { index in
        screen.descendants(of: index).contains { !screen.elements[$0].hasNoText }
      }
  }

  /// Whether a text is within an element of a type.
  private func contains(_ text: String, within type: ElementType) -> Bool {
    let wanted = WantedText(text)
    return screen.elements.indices.contains { index in
      screen.elements[index].type == type
        && screen.descendants(of: index).contains { screen.elements[$0].hasProperty(wanted) }
    }
  }

  private func advice(on criterion: Selector.Criterion) -> String? {
    switch criterion {
    case .anyProperty(let text): text.literal.flatMap(advice)
    case .within(let other), .childOf(let other), .containing(let other): advice(on: other)
    case .text(let property, let matcher):
      matcher.soleText?.literal.flatMap { adviceOnPattern($0, of: property.rawValue) }
    case .identifier, .type, .state, .named: nil
    }
  }

  private func advice(onText text: String) -> String? {
    if let type = ElementType(rawValue: text) {
      return "for an element of that type write {type: \(type.rawValue)}"
    }
    if let advice = adviceOnPageSelector(text) { return advice }
    if screen.elements.contains(where: { isPart(text, of: $0.label) }) {
      return "for a part of a label write label: {contains: \(text.quoted)}"
    }
    return adviceOnPattern(text, of: "label")
  }

  /// The advice on `#add` and other selectors of pages; `inspect` shows an id with such a '#'.
  private func adviceOnPageSelector(_ text: String) -> String? {
    let identifier = text.dropFirst()
    if text.first == "#", screen.elements.contains(where: { $0.identifier == identifier }) {
      return "for the element with that id write {id: \(String(identifier).quoted)}"
    }
    guard text.utf8.count <= Self.longestSearched, Self.pageSelector?.isFound(in: text) == true
    else { return nil }
    return
      "a selector of CSS or XPath is an ordinary text here: name the element's text, type or id"
  }

  /// `button[type=submit]`, `.primary`, `div.card` or `//button`.
  private static let pageSelector = try? Pattern(
    "^(//[a-z*]|[a-z0-9]*\\[[a-z-]+[*^$~|]?=|(\(pageTags))?[.#][a-z_][A-Za-z0-9_-]*$)"
  )

  private static let pageTags =
    "a|button|div|form|img|input|label|li|p|select|span|table|textarea|tr|ul"

  /// The advice on a text that is a pattern with a match on the screen.
  private func adviceOnPattern(_ text: String, of property: String) -> String? {
    guard let pattern = pattern(text), isFoundOnScreen(pattern) else { return nil }
    return "for a regular expression write \(property): {matches: \(text.quoted)}"
  }

  /// Whether a text is a part of a label, rather than a label that was not written to its end.
  private func isPart(_ text: String, of label: String) -> Bool {
    !text.isEmpty && label != text && label.firstRange(of: text) != nil
      && nearestName(to: text, among: [label]) == nil
  }

  /// The text as a pattern, if it has signs that are rare in labels.
  private func pattern(_ text: String) -> Pattern? {
    [".*", ".+", "\\"].contains { text.firstRange(of: $0) != nil } ? try? Pattern(text) : nil
  }

  /// Whether a pattern is found in one of the first labels; advice must not take long.
  private func isFoundOnScreen(_ pattern: Pattern) -> Bool {
    screen.elements.prefix(Self.mostSearched).contains { element in
      element.label.utf8.count <= Self.longestSearched && pattern.isFound(in: element.label)
    }
  }

  private static let mostSearched = 50
  private static let longestSearched = 100
}

extension Selector {
  /// The type of the element, if the selector asks for a text of it and for nothing inside it.
  fileprivate var typeWithText: ElementType? {
    var type: ElementType?
    var asksForText = false
    for criterion in criteria {
      switch criterion {
      case .type(let wanted): type = wanted
      case .anyProperty, .text: asksForText = true
      case .containing: return nil
      case .identifier, .state, .within, .childOf, .named: break
      }
    }
    return asksForText ? type : nil
  }
}

extension Selector.Criterion {
  /// The text that an element must have as any property.
  fileprivate var anyText: Text? {
    if case .anyProperty(let text) = self { text } else { nil }
  }

  /// The text that an element must have as its label or as any property.
  fileprivate var soleText: Text? {
    switch self {
    case .anyProperty(let text): text
    case .text(.label, let matcher): matcher.soleText
    case .text, .identifier, .type, .state, .within, .childOf, .containing, .named: nil
    }
  }
}

extension ElementSnapshot {
  /// Whether a text is one of the values that people choose from.
  fileprivate func offers(_ text: String) -> Bool {
    if case .options(let options, _)? = adjustment { options.contains(text) } else { false }
  }

  /// Whether it is a control without anything that a selector could name.
  fileprivate var isNamelessControl: Bool {
    traits.contains(.interactive) && label.isEmpty && title.isEmpty && placeholder.isEmpty
      && identifier.isEmpty
  }

  /// Whether people read nothing of the element itself.
  var hasNoText: Bool {
    label.isEmpty && title.isEmpty && value.isEmpty && placeholder.isEmpty
  }
}
