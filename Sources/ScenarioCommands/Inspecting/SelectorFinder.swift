import AppModelKit
package import ScenarioRuntime

/// Finds a short selector for every element of a screen that matches no other element.
///
/// The decoder has read each selector, and the runtime has matched it, before it is shown.
package struct SelectorFinder {
  private let screen: ScreenSnapshot
  private let shownScreen: ScreenSnapshot

  /// The selectors found so far, in reading order: those of the ancestors of the next element are
  /// among them.
  package private(set) var selectors: [SelectorText] = []

  package init(_ inspection: Inspection) {
    screen = inspection.screen
    shownScreen = inspection.shownScreen
    for index in screen.elements.indices { selectors.append(selector(of: index)) }
  }

  private func selector(of index: Int) -> SelectorText {
    let candidates = [
      plainCandidates(for: index), contentCandidates(for: index), placeCandidates(for: index),
    ].joined()
    return candidates.first { isSelector($0, of: index) } ?? numbered(index)
  }

  /// The texts of an element that people may see, the most specific first.
  ///
  /// The value of a control is left out: a selector must find it after a change, too.
  private func texts(of index: Int) -> [(property: String, text: String)] {
    let (element, shown) = (screen.elements[index], shownScreen.elements[index])
    var properties: [(String, KeyPath<ElementSnapshot, String>)] = [
      ("label", \.label), ("title", \.title), ("placeholder", \.placeholder),
    ]
    if !element.type.hasChangeableValue { properties.insert(("value", \.value), at: 2) }
    return properties.compactMap { name, path in
      let text = element[keyPath: path]
      return text.isEmpty || text != shown[keyPath: path] ? nil : (name, text)
    }
  }

  /// By the element alone: its identifier, its type with one of its texts, its type.
  private func plainCandidates(for index: Int) -> [SelectorText] {
    let element = screen.elements[index]
    let type = element.type.rawValue
    let texts = texts(of: index)
    let identifiers =
      element.identifier.isEmpty
      ? []
      : [SelectorText(property: element.identifier), SelectorText("id", element.identifier)]
    let typed = SelectorText("type", type)
    return identifiers + texts.map { SelectorText(type, $0.text) }
      + texts.map { typed.adding($0.property, SelectorText(property: $0.text)) } + [typed]
  }

  /// By what is in the element.
  private func contentCandidates(for index: Int) -> [SelectorText] {
    let typed = SelectorText("type", screen.elements[index].type.rawValue)
    return screen.descendants(of: index).prefix(Self.mostRelatives).flatMap { descendant in
      texts(of: descendant).map {
        typed.adding("containing", SelectorText(property: $0.text))
      }
    }
  }

  /// By what the element is in, the nearest first.
  private func placeCandidates(for index: Int) -> [SelectorText] {
    let plain = plainCandidates(for: index).filter { $0.keyCount == 1 }
    return ancestors(of: index).map { selectors[$0] }.filter { !$0.countsElements }
      .flatMap { ancestor in plain.map { $0.adding("within", ancestor) } }
  }

  /// By its number among those that a selector matches, which always works.
  private func numbered(_ index: Int) -> SelectorText {
    let type = screen.elements[index].type.rawValue
    let texts = texts(of: index).map { SelectorText(type, $0.text) }
    let numbered = texts.compactMap { adding(numberOf: index, to: $0) }
    return numbered.first { isSelector($0, of: index) }
      ?? adding(numberOf: index, to: SelectorText("type", type)) ?? SelectorText("type", type)
  }

  private func adding(numberOf index: Int, to selector: SelectorText) -> SelectorText? {
    selector.matches(on: screen).firstIndex(of: index).map { selector.adding(index: $0) }
  }

  private func isSelector(_ selector: SelectorText, of index: Int) -> Bool {
    selector.matches(on: screen) == [index]
  }

  private func ancestors(of index: Int) -> [Int] {
    Array(sequence(first: index) { screen.parent(of: $0) }.dropFirst())
  }

  /// Enough to identify a row by its content, few enough for the largest table.
  private static let mostRelatives = 12
}

extension ElementType {
  /// Whether people type or adjust the value of such an element.
  fileprivate var hasChangeableValue: Bool {
    [
      .textField, .secureTextField, .searchField, .textView, .switch, .toggle, .slider, .stepper,
      .picker, .pickerWheel, .datePicker, .segmentedControl, .pageIndicator,
      .checkBox, .comboBox, .popUpButton, .radioGroup,
    ].contains(self)
  }
}
