import AppModelKit
import ScenarioFormatting

/// The conditions that hold for one element, as keys of expectations: `label: Done`.
struct ElementConditions {
  let element: ElementSnapshot
  let shown: ElementSnapshot

  /// The conditions on properties that were different before.
  func changed(since earlier: ElementSnapshot) -> [WrittenValue.Entry] {
    texts.filter { element[keyPath: $0.path] != earlier[keyPath: $0.path] }.map(condition)
      + (element.isEnabled == earlier.isEnabled ? [] : [enabled])
      + (element.isSelected == earlier.isSelected ? [] : [selected])
  }

  /// The conditions that say something about such an element.
  var telling: [WrittenValue.Entry] {
    texts.filter { !element[keyPath: $0.path].isEmpty || $0.name == "value" && isEditable }
      .map(condition)
      + (element.type.isAdjustableOrTapped || !element.isEnabled ? [enabled] : [])
      + (element.isSelected ? [selected] : []) + [("type", .text(element.type.rawValue))]
  }

  private var isEditable: Bool { element.traits.contains(.editable) }

  private var enabled: WrittenValue.Entry { ("enabled", .flag(element.isEnabled)) }

  private var selected: WrittenValue.Entry { ("selected", .flag(element.isSelected)) }

  private func condition(
    _ text: (name: String, path: KeyPath<ElementSnapshot, String>)
  ) -> WrittenValue.Entry {
    (text.name, .content(element[keyPath: text.path]))
  }

  /// The texts that people may be shown.
  private var texts: [(name: String, path: KeyPath<ElementSnapshot, String>)] {
    if element.traits.contains(.secure) { return [] }
    return [("label", \ElementSnapshot.label), ("value", \.value)]
      .filter { element[keyPath: $0.1] == shown[keyPath: $0.1] }
  }
}

extension ElementType {
  /// Whether people act on such elements, so that it matters whether they are enabled.
  fileprivate var isAdjustableOrTapped: Bool {
    [
      .button, .textField, .secureTextField, .searchField, .textView, .switch, .toggle, .slider,
      .stepper, .segmentedControl, .link,
    ].contains(self)
  }
}
