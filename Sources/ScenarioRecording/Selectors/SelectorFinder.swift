import AppModelKit
import ScenarioEvents
import ScenarioFormatting
import ScenarioModel
package import ScenarioRuntime

/// Finds a short selector for every element of a screen that matches no other element.
///
/// The decoder has read each selector, and the runtime has matched it, before it is shown.
package struct SelectorFinder {
  private let screen: ScreenSnapshot
  private let shownScreen: ScreenSnapshot

  /// Selectors by vocabulary entries, by the index of the one element that each matches.
  private let named: [Int: [SelectorText]]
  private let order: SelectorOrder

  /// The scenario whose vocabulary selectors may use.
  private let execution: ScenarioExecution?

  package init(_ inspection: Inspection) {
    self.init(inspection, named: [:], in: nil, order: .usual)
  }

  init(
    _ inspection: Inspection,
    named: [Int: [SelectorText]],
    in execution: ScenarioExecution?,
    order: SelectorOrder
  ) {
    screen = inspection.screen
    shownScreen = inspection.shownScreen
    self.named = named
    self.execution = execution
    self.order = order
  }

  /// The best selector of each element, by its index.
  package var selectors: [SelectorText] {
    screen.elements.indices.reduce(into: []) { found, index in
      let containers = ancestors(of: index).map { found[$0] }
      found.append(selector(of: index, within: containers))
    }
  }

  func selector(of index: Int) -> SelectorText {
    selector(of: index, within: selectors(around: index))
  }

  private func selector(of index: Int, within containers: [SelectorText]) -> SelectorText {
    candidates(for: index, within: containers).first { isSelector($0, of: index) }
      ?? numbered(index)
  }

  /// The selectors of the elements around one, the nearest first.
  private func selectors(around index: Int) -> [SelectorText] {
    ancestors(of: index).reversed().reduce(into: []) { found, container in
      found.insert(selector(of: container, within: found), at: 0)
    }
  }

  /// Selectors for an element, the best first.
  package func alternatives(for index: Int) -> [SelectorText] {
    var found: [SelectorText] = []
    let candidates = candidates(for: index, within: selectors(around: index))
    for candidate in candidates where found.count < Self.mostAlternatives {
      let isNew = !found.contains { $0.text == candidate.text }
      if isNew, isSelector(candidate, of: index) { found.append(candidate) }
    }
    return found.isEmpty ? [numbered(index)] : found
  }

  /// Candidates one after the other, so that expensive ones are made only if they are needed.
  ///
  /// - Parameters:
  ///   - index: The element.
  ///   - containers: The selectors of the elements around it, the nearest first.
  /// - Returns: The candidates.
  private func candidates(
    for index: Int,
    within containers: [SelectorText]
  ) -> some Sequence<SelectorText> {
    let groups: [(Int) -> [SelectorText]] =
      order.kinds.map { kind in { candidates(by: kind, for: $0) } }
      + [
        { [typed($0)] }, contentCandidates(for:), valueCandidates(for:),
        { placeCandidates(for: $0, within: containers) },
      ]
    return groups.lazy.flatMap { $0(index) }
  }

  private func candidates(by kind: SelectorKind, for index: Int) -> [SelectorText] {
    switch kind {
    case .named: named[index] ?? []
    case .id: identifierCandidates(for: index)
    case .label: textCandidates(for: index)
    }
  }

  /// The texts of an element that people may see, the most specific first.
  ///
  /// Values are left out, because they change.
  private func texts(of index: Int) -> [(property: String, text: String)] {
    let texts = shownTexts(
      of: index,
      [("label", \.label), ("title", \.title), ("placeholder", \.placeholder)]
    )
    return texts.filter(\.text.isLasting) + texts.filter { !$0.text.isLasting }
  }

  private func shownTexts(
    of index: Int,
    _ properties: [(String, KeyPath<ElementSnapshot, String>)]
  ) -> [(property: String, text: String)] {
    let (element, shown) = (screen.elements[index], shownScreen.elements[index])
    return properties.compactMap { name, path in
      let text = element[keyPath: path]
      return text.isEmpty || text != shown[keyPath: path] ? nil : (name, text)
    }
  }

  /// By its value, unless users can change it: a selector must still find the element afterwards.
  private func valueCandidates(for index: Int) -> [SelectorText] {
    let type = screen.elements[index].type
    if type.hasChangeableValue { return [] }
    return shownTexts(of: index, [("value", \.value)]).flatMap { property, text in
      [
        SelectorText(type.rawValue, text),
        SelectorText("type", type.rawValue).adding(property, .content(text)),
      ].map { $0.by(.content, isLasting: text.isLasting) }
    }
  }

  private func typed(_ index: Int) -> SelectorText {
    SelectorText("type", screen.elements[index].type.rawValue)
  }

  private func identifierCandidates(for index: Int) -> [SelectorText] {
    let identifier = screen.elements[index].identifier
    guard !identifier.isEmpty else { return [] }
    return [SelectorText(property: identifier), SelectorText("id", identifier)]
      .map { $0.by(.kind(.id)) }
  }

  private func textCandidates(for index: Int) -> [SelectorText] {
    let (type, texts) = (screen.elements[index].type.rawValue, texts(of: index))
    let short = texts.map { SelectorText(type, $0.text).by($0.text) }
    let long = texts.map {
      typed(index).adding($0.property, .content($0.text)).by($0.text)
    }
    return short + long
  }

  private func contentCandidates(for index: Int) -> [SelectorText] {
    let content = screen.descendants(of: index).prefix(Self.mostRelatives)
      .flatMap { texts(of: $0).map(\.text) }
    return (content.filter(\.isLasting) + content.filter { !$0.isLasting }).map { text in
      typed(index).adding("containing", .content(text))
        .by(.content, isLasting: text.isLasting)
    }
  }

  /// By the element's containers, the nearest first.
  private func placeCandidates(
    for index: Int,
    within containers: [SelectorText]
  ) -> [SelectorText] {
    let plain =
      identifierCandidates(for: index).filter { $0.keyCount == 1 }
      + textCandidates(for: index).filter { $0.keyCount == 1 } + [typed(index)]
    return containers.filter { !$0.countsElements }
      .flatMap { container in plain.map { $0.adding("within", container.value).by(.place) } }
  }

  /// By its number among those that a selector matches, which always works.
  private func numbered(_ index: Int) -> SelectorText {
    let type = screen.elements[index].type.rawValue
    let texts = texts(of: index).map { SelectorText(type, $0.text) }
    let numbered = texts.compactMap { adding(numberOf: index, to: $0) }
    return
      (numbered.first { isSelector($0, of: index) }
      ?? adding(numberOf: index, to: typed(index)) ?? typed(index)).by(.number)
  }

  private func adding(numberOf index: Int, to selector: SelectorText) -> SelectorText? {
    matches(of: selector).firstIndex(of: index).map { selector.adding("index", .number($0)) }
  }

  private func isSelector(_ selector: SelectorText, of index: Int) -> Bool {
    matches(of: selector) == [index]
  }

  private func matches(of selector: SelectorText) -> [Int] {
    selector.matches(on: screen, in: execution)
  }

  private func ancestors(of index: Int) -> [Int] {
    Array(sequence(first: index) { screen.parent(of: $0) }.dropFirst())
  }

  /// Enough to identify a row by its content, few enough for the largest table.
  private static let mostRelatives = 12

  private static let mostAlternatives = 6
}

extension SelectorText {
  /// The same selector, by a text that people see.
  fileprivate func by(_ text: String) -> SelectorText {
    by(.kind(.label), isLasting: text.isLasting)
  }
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

/// The selectors of all elements on a screen, vocabulary entries included.
struct ScreenSelectors {
  private let finder: SelectorFinder
  private let order: SelectorOrder

  init(
    _ execution: ScenarioExecution,
    screen: ScreenSnapshot,
    secrets: Secrets,
    order: SelectorOrder
  ) {
    let inspection = Inspection(of: screen, hiding: secrets)
    let shown = inspection.shownScreen
    self.order = order
    finder = SelectorFinder(
      inspection,
      named: WordSelectors(execution: execution, screen: screen, shownScreen: shown).selectors,
      in: execution,
      order: order
    )
  }

  /// The best selector of each element, by its index.
  var all: [SelectorText] { finder.selectors }

  subscript(index: Int) -> SelectorText { finder.selector(of: index) }

  /// The selectors of elements on which a gesture has the same effect, the cheapest first.
  ///
  /// Equally cheap selectors are in the order of the elements.
  func alternatives(forTargets targets: [Int]) -> [SelectorText] {
    let selectors = targets.flatMap { finder.alternatives(for: $0) }.sortedByCost(in: order)
    return Array(selectors.prefix(Self.mostAlternatives))
  }

  private static let mostAlternatives = 6
}
