import AppModelKit
import ScenarioRecording
import ScenarioRuntime

/// What can be said of one element of a screen, from its presence to all of its properties.
struct ElementChecks {
  private let element: ElementSnapshot
  private let shown: ElementSnapshot

  /// Selectors of the element, the one that reads best first.
  private let selectors: [SelectorText]

  /// Whether no element of its type has its label on the other screen, so that this has to be said.
  private let losesLabel: Bool

  init(
    _ inspection: Inspection,
    _ index: Int,
    _ selectors: [SelectorText],
    besides other: ScreenSnapshot
  ) {
    let element = inspection.screen.elements[index]
    self.element = element
    shown = inspection.shownScreen.elements[index]
    self.selectors = selectors
    losesLabel = !other.elements.contains {
      $0.type == element.type && $0.label == element.label
    }
  }

  /// The expectations, the simplest first.
  var texts: [String] { subjects.flatMap(texts) + identity }

  private func texts(about subject: SelectorText) -> [String] {
    let (label, others) = (label(besides: subject), valueConditions + stateConditions)
    let (needed, optional) =
      losesLabel ? (label, others) : ([], label + others)
    let simplest = needed.isEmpty ? presence(of: subject) : text(of: subject, needed)
    return [simplest] + optional.choices.map { text(of: subject, needed + $0) }
  }

  /// That there is an element of its type with its name.
  private func presence(of subject: SelectorText) -> String {
    subject.isMapping ? subject.text : "{\(element.type.rawValue): \(subject.text)}"
  }

  /// That there is an element with its identifier, whatever its texts are.
  private var identity: [String] {
    element.identifier.isEmpty ? [] : ["{id: \(SelectorText(property: element.identifier).text)}"]
  }

  /// The selectors to use: by type and text if the text is the element's name too, and the best one.
  private var subjects: [SelectorText] {
    let typed = selectors.first { $0.text.hasPrefix("{\(element.type.rawValue): ") }
    let texts = [element.label, element.title, element.placeholder]
    return (texts.contains(element.identifier) ? [typed] : []).compactMap(\.self)
      + selectors.prefix(1)
  }

  private func text(of subject: SelectorText, _ conditions: [String]) -> String {
    let list = conditions.joined(separator: ", ")
    let isCriteria =
      subject.isMapping && !subject.countsElements
      && conditions.allSatisfy { !$0.hasPrefix("label") }
    return isCriteria
      ? "\(subject.text.dropLast()), \(list)}" : "{element: \(subject.text), \(list)}"
  }

  // MARK: Conditions

  private func label(besides subject: SelectorText) -> [String] {
    subject.names(element.label) ? [] : condition("label", \.label)
  }

  private var valueConditions: [String] {
    condition("value", \.value) + condition("placeholder", \.placeholder)
  }

  /// That a property has its text, unless it has none or a secret one.
  private func condition(_ name: String, _ property: KeyPath<ElementSnapshot, String>) -> [String] {
    let text = element[keyPath: property]
    if text.isEmpty || text != shown[keyPath: property] { return [] }
    return ["\(name): \(SelectorText(property: text).text)"]
  }

  private var stateConditions: [String] {
    ["enabled: \(element.isEnabled)"] + (element.isSelected ? ["selected: true"] : [])
  }
}

extension [String] {
  /// The lists of one or two of the texts, and the list of all, the shortest first.
  fileprivate var choices: [[String]] {
    let pairs = indices.flatMap { first in self[(first + 1)...].map { [self[first], $0] } }
    return map { [$0] } + pairs + (count > 2 ? [self] : [])
  }
}

extension SelectorText {
  fileprivate var isMapping: Bool { text.hasPrefix("{") }

  /// Whether the selector has a type and this text, and so finds no element with another one.
  fileprivate func names(_ property: String) -> Bool {
    isMapping && !text.hasPrefix("{id:")
      && text.hasSuffix(": \(SelectorText(property: property).text)}")
  }
}
