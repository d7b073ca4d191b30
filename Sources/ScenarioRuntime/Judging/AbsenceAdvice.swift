import AppModelKit
import Patterns
import ScenarioDiagnostics
import ScenarioModel
import Suggestions

/// Advice on the likely meaning of a selector that matches nothing.
struct AbsenceAdvice {
  private let screen: ScreenSnapshot

  init(on screen: ScreenSnapshot) { self.screen = screen }

  /// The advice on a selector whose values are filled in.
  func advice(on selector: Selector) -> String? {
    adviceOnContent(of: selector) ?? selector.criteria.lazy.compactMap(advice).first
  }

  /// The advice on an element with a text that only an element inside it has.
  private func adviceOnContent(of selector: Selector) -> String? {
    var (type, text): (ElementType?, Text?)
    var asksForText = false
    for criterion in selector.criteria {
      switch criterion {
      case .type(let wanted): type = wanted
      case .anyProperty(let wanted): text = wanted
      case .text: asksForText = true
      case .containing: return nil
      case .identifier, .state, .within, .childOf, .named: break
      }
    }
    guard let type, text != nil || asksForText else { return nil }
    guard text?.literal.map({ contains($0, within: type) }) == true || isBareOfText(type) else {
      return nil
    }
    let words = withArticle(type.rawValue)
    return "for \(words) with that text in it write {type: \(type.rawValue), containing: ...}"
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
    if screen.elements.contains(where: { isPart(text, of: $0.label) }) {
      return "for a part of a label write label: {contains: \(text.quoted)}"
    }
    return adviceOnPattern(text, of: "label")
  }

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

extension ElementSnapshot {
  fileprivate var hasNoText: Bool {
    label.isEmpty && title.isEmpty && value.isEmpty && placeholder.isEmpty
  }
}
