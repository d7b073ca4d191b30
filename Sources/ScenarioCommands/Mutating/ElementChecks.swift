import AppModelKit
import ScenarioFormatting
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
  var all: [WrittenValue] { subjects.flatMap(expectations) + identity }

  private func expectations(about subject: WrittenValue) -> [WrittenValue] {
    let (label, others) = (label(besides: subject), valueConditions + stateConditions)
    let (needed, optional) =
      losesLabel ? (label, others) : ([], label + others)
    let simplest = needed.isEmpty ? presence(of: subject) : expectation(about: subject, needed)
    return [simplest] + optional.choices.map { expectation(about: subject, needed + $0) }
  }

  /// That there is an element of its type with its name.
  private func presence(of subject: WrittenValue) -> WrittenValue {
    subject.isMapping ? subject : [element.type.rawValue: subject]
  }

  /// That there is an element with its identifier, whatever its texts are.
  private var identity: [WrittenValue] {
    element.identifier.isEmpty ? [] : [["id": .literal(element.identifier)]]
  }

  /// The selectors to use: by type and text if the text is the element's name too, and the best one.
  private var subjects: [WrittenValue] {
    let typed = selectors.first { $0.value.entries.first?.key == element.type.rawValue }
    let texts = [element.label, element.title, element.placeholder]
    let named = texts.contains(element.identifier) ? [typed].compactMap(\.self) : []
    return (named + selectors.prefix(1)).map(\.value)
  }

  private func expectation(
    about subject: WrittenValue,
    _ conditions: [WrittenValue.Entry]
  ) -> WrittenValue {
    let isCriteria =
      subject.isMapping && !subject.countsElements && conditions.allSatisfy { $0.key != "label" }
    return isCriteria ? subject.adding(conditions) : .mapping([("element", subject)] + conditions)
  }

  // MARK: Conditions

  private func label(besides subject: WrittenValue) -> [WrittenValue.Entry] {
    subject.names(element.label) ? [] : condition("label", \.label)
  }

  private var valueConditions: [WrittenValue.Entry] {
    condition("value", \.value) + condition("placeholder", \.placeholder)
  }

  /// That a property has its text, unless it has none or a secret one.
  private func condition(
    _ name: String,
    _ property: KeyPath<ElementSnapshot, String>
  ) -> [WrittenValue.Entry] {
    let text = element[keyPath: property]
    return text.isEmpty || text != shown[keyPath: property] ? [] : [(name, .literal(text))]
  }

  private var stateConditions: [WrittenValue.Entry] {
    [("enabled", .flag(element.isEnabled))] + (element.isSelected ? [("selected", true)] : [])
  }
}

extension [WrittenValue.Entry] {
  /// The lists of one or two of the entries, and the list of all, the shortest first.
  fileprivate var choices: [[WrittenValue.Entry]] {
    let pairs = indices.flatMap { first in self[(first + 1)...].map { [self[first], $0] } }
    return map { [$0] } + pairs + (count > 2 ? [self] : [])
  }
}

extension WrittenValue {
  /// Whether the selector has a type and this text, and so finds no element with another one.
  fileprivate func names(_ property: String) -> Bool {
    entries.first?.key != "id" && entries.last?.value == .literal(property)
  }
}
