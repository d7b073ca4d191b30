import AppModelKit
import ScenarioDecoding
import ScenarioDiagnostics
import ScenarioModel
import ScenarioRecording
import ScenarioRuntime

/// Steps that hold on one screen, and may fail on another one that differs from it.
struct DifferenceSteps {
  /// The greatest number of elements to compare; a wholly different screen explains nothing.
  fileprivate static let mostElements = 3

  private let usual: Inspection
  private let mutated: Inspection

  init(_ usual: Inspection, _ mutated: Inspection) {
    self.usual = usual
    self.mutated = mutated
  }

  /// The steps, those first that say most about the screen.
  var steps: [SuggestedStep] {
    let expectations =
      changedExpectations + addedExpectations + rowExpectations + screenExpectations
    return (expectations.map { "- assert: \($0)" } + expectations.map { "- waitFor: \($0)" })
      .compactMap(SuggestedStep.init(text:))
  }

  // MARK: Elements

  /// What is said of elements that the other screen lacks or shows otherwise.
  private var changedExpectations: [String] {
    usual.elements(missingIn: mutated).flatMap { ElementExpectations(usual, $0, $1).texts }
  }

  /// The expectations about elements that only the other screen has.
  private var addedExpectations: [String] {
    mutated.elements(missingIn: usual).map { "{element: \($1.text), exists: false}" }
  }

  private var rowExpectations: [String] {
    let (own, other) = (usual.screen.rowCount, mutated.screen.rowCount)
    return own == other ? [] : ["{elements: {type: cell}, count: \(own)}"]
  }

  private var screenExpectations: [String] {
    var expectations: [String] = []
    if let name = usual.screen.screen, name != mutated.screen.screen {
      expectations.append("{screen: \(SelectorText(property: name).text)}")
    }
    if let name = usual.screen.latestTransition, name != mutated.screen.latestTransition {
      expectations.append("{transition: \(SelectorText(property: name).text)}")
    }
    return expectations
  }
}

extension Inspection {
  /// The first elements that another screen lacks or shows otherwise, with their selectors.
  fileprivate func elements(missingIn other: Inspection) -> [(index: Int, selector: SelectorText)] {
    let known = Set(other.screen.elements.map(SeenElement.init))
    let elements = screen.elements
    let missing = elements.indices.filter { !known.contains(SeenElement(elements[$0])) }
    guard !missing.isEmpty else { return [] }
    let selectors = SelectorFinder(self).selectors
    return missing.prefix(DifferenceSteps.mostElements).map { ($0, selectors[$0]) }
  }
}

extension ScreenSnapshot {
  fileprivate var rowCount: Int { elements.count { $0.type == .cell } }
}

/// The properties of an element that scenarios can check, regardless of its surroundings.
private struct SeenElement: Hashable {
  let texts: [String]
  let type: ElementType
  let states: [Bool]
  let frame: Rect

  init(_ element: ElementSnapshot) {
    texts = [
      element.identifier, element.label, element.value, element.placeholder, element.title,
    ]
    type = element.type
    states = [element.isEnabled, element.isSelected, element.isFocused]
    frame = element.frame
  }
}

/// What holds of one element of a screen.
private struct ElementExpectations {
  private let element: ElementSnapshot
  private let shown: ElementSnapshot
  private let selector: SelectorText

  init(_ inspection: Inspection, _ index: Int, _ selector: SelectorText) {
    element = inspection.screen.elements[index]
    shown = inspection.shownScreen.elements[index]
    self.selector = selector
  }

  /// The expectations, the one that says most first.
  var texts: [String] {
    let conditions = textConditions + stateConditions
    let all = conditions.isEmpty ? [] : [expectation(conditions)]
    return all + conditions.map { expectation([$0]) } + [selector.text]
  }

  private func expectation(_ conditions: [String]) -> String {
    let list = conditions.joined(separator: ", ")
    let isCriteria =
      selector.isMapping && !selector.countsElements
      && conditions.allSatisfy { !$0.hasPrefix("label") }
    return isCriteria
      ? "\(selector.text.dropLast()), \(list)}" : "{element: \(selector.text), \(list)}"
  }

  private var textConditions: [String] {
    let properties: [(String, KeyPath<ElementSnapshot, String>)] = [
      ("label", \.label), ("value", \.value), ("placeholder", \.placeholder),
    ]
    return properties.compactMap { name, path in
      let text = element[keyPath: path]
      guard !text.isEmpty, text == shown[keyPath: path], !selector.names(text) else { return nil }
      return "\(name): \(SelectorText(property: text).text)"
    }
  }

  private var stateConditions: [String] {
    var conditions: [String] = []
    if element.traits.contains(.interactive) || !element.isEnabled {
      conditions.append("enabled: \(element.isEnabled)")
    }
    if element.isSelected { conditions.append("selected: true") }
    return conditions
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

extension SuggestedStep {
  /// A step as it is written; nil if it can't be read.
  fileprivate init?(text: String) {
    let source = SourceFile(path: "suggestion", text: "name: suggestion\nsteps:\n  \(text)\n")
    let decoded = ScenarioDecoder.decode(source)
    guard decoded.diagnostics.isEmpty, case .scenario(let scenario) = decoded.content,
      let step = scenario.steps.first
    else { return nil }
    self.init(text: text, step: step)
  }
}
