import AppModelKit
import ScenarioYAML

/// The role of a selector, which decides where a key that is not one of its own belongs.
enum SelectorUse {
  /// The element that a command or another selector is about.
  case element

  /// The element of a type that is named already, so that a text can mean no type.
  case elementOfType

  /// An expectation: that an element matches.
  case expectation

  /// How to write several where one selector belongs.
  var adviceOnList: String {
    switch self {
    case .element, .elementOfType: "write a single one; several take a step each"
    case .expectation: "where all are expected write {all: [...]}, for one of them {any: [...]}"
    }
  }
}

struct SelectorPlace: KeyPlace {
  let use: SelectorUse

  /// The type that the selector's earlier keys name.
  let type: ElementType?

  /// Whether the mapping may have been meant as another form of expectation.
  let isForm: Bool

  var names: [String] {
    NearbyKeys.besideElement + ElementKey.names + ElementsKey.names + MatcherKey.names
  }

  func place(of name: String) -> String? {
    if use == .expectation, let form = NearbyKeys.form(withCondition: name) {
      return "put the selector after '\(form)': {\(form): {...}, \(name): ...}"
    }
    return (use == .expectation ? NearbyKeys.command(with: name) : placeBesideElement(of: name))
      ?? placeAfterProperty(of: name)
  }

  /// Where a key belongs that a command has next to its selector rather than in it.
  private func placeBesideElement(of name: String) -> String? {
    NearbyKeys.besideElement.contains(name)
      ? "put the selector after 'element': {element: {...}, \(name): ...}" : nil
  }

  /// Where a matcher's key belongs that is in the selector itself.
  private func placeAfterProperty(of name: String) -> String? {
    MatcherKey(rawValue: name).map { _ in
      "a matcher belongs after a property: {label: {\(name): ...}}"
    }
  }

  func advice(on entry: YAMLEntry) -> String? {
    let name = entry.key.text
    return ForeignNames.advice(onKey: name, in: SelectorKey.owner)
      ?? counterpart(of: entry).map { "did you mean '\($0)'?" }
      ?? (use == .expectation ? ForeignNames.advice(onExistence: entry) : nil)
      ?? place(of: name)
      ?? (use == .expectation ? ForeignNames.advice(onKeyOfExpectation: entry) : nil)
  }

  /// The key or the element type that has another name here.
  private func counterpart(of entry: YAMLEntry) -> String? {
    if type.meansContent(of: entry) { return SelectorKey.Own.containing.rawValue }
    let name = entry.key.text
    return ForeignNames.counterpart(of: name, among: SelectorKey.names)
      ?? ForeignNames.elementType(of: name)
  }

  func fallback(among known: [String]) -> String? {
    "known keys: \(((isForm ? ExpectationForm.names : []) + SelectorKey.names).list), "
      + "and the element types"
  }
}

extension ElementType {
  /// Whether a matcher's key stands for the content of elements of the type, as these have no text.
  func meansContent(of entry: YAMLEntry) -> Bool {
    (self == .cell || self == .table) && entry.key.hasText("contains")
  }
}

extension ElementType? {
  /// The same for elements of any type; any value in the form of a selector counts.
  fileprivate func meansContent(of entry: YAMLEntry) -> Bool {
    if let self, self.meansContent(of: entry) { return true }
    return entry.key.hasText("contains") && entry.value.kind == .mapping
  }
}
