import AppModelKit
import ScenarioDecoding
import ScenarioDiagnostics
import ScenarioFormatting
import ScenarioRecording
import ScenarioRuntime

/// Checks that hold on one screen, and not on another one.
///
/// ```swift
/// let checks = DifferenceChecks(usual: usual, mutated: mutated)
/// checks.all.first?.assertion.text  // "- assert: {button: Done, enabled: true}"
/// ```
struct DifferenceChecks {
  /// The greatest number of elements to compare; a wholly different screen explains nothing.
  fileprivate static let mostElements = 3

  let usual: Inspection
  let mutated: Inspection

  /// The checks, the simplest first.
  var all: [SuggestedCheck] {
    (screens + changes + rows + additions + transitions).distinct.compactMap(check)
  }

  /// A check as it is written; nil if it does not tell the screens apart.
  private func check(_ value: WrittenValue) -> SuggestedCheck? {
    let file = SourceFile(path: "suggestion", text: value.flowText)
    guard let expectation = ScenarioDecoder.decodeExpectation(file),
      expectation.holds(on: usual.screen), !expectation.holds(on: mutated.screen),
      let assertion = SuggestedStep(RecordedStep("assert", value)),
      let wait = SuggestedStep(RecordedStep("waitFor", value))
    else { return nil }
    return SuggestedCheck(assertion: assertion, wait: wait)
  }

  // MARK: Screens

  private var screens: [WrittenValue] {
    usual.screen.screen.map { [["screen": .literal($0)]] } ?? []
  }

  private var transitions: [WrittenValue] {
    usual.screen.latestTransition.map { [["transition": .literal($0)]] } ?? []
  }

  // MARK: Elements

  /// What is said of elements that the other screen lacks or shows otherwise.
  private var changes: [WrittenValue] {
    let changed = usual.elements(missingIn: mutated)
    if changed.isEmpty { return [] }
    let finder = SelectorFinder(usual)
    return changed.flatMap { index in
      ElementChecks(usual, index, finder.alternatives(for: index), besides: mutated.screen).all
    }
  }

  private var rows: [WrittenValue] {
    [.count(usual.screen.count(of: .cell), of: ["type": .text("cell")])]
  }

  /// That elements which only the other screen has are not there.
  ///
  /// An element that takes another one's place has texts that nobody expects, so it says nothing.
  private var additions: [WrittenValue] {
    let added = mutated.elements(missingIn: usual).filter { index in
      let type = mutated.screen.elements[index].type
      return mutated.screen.count(of: type) > usual.screen.count(of: type)
    }
    if added.isEmpty { return [] }
    let selectors = SelectorFinder(mutated).selectors
    return added.map { selectors[$0] }.filter { !$0.countsElements }
      .map { ["element": $0.value, "exists": false] }
  }
}

extension Inspection {
  /// The first elements that another screen lacks or shows otherwise.
  fileprivate func elements(missingIn other: Inspection) -> [Int] {
    let known = Set(other.screen.elements.map(SeenElement.init))
    let elements = screen.elements
    return Array(
      elements.indices.lazy.filter { !known.contains(SeenElement(elements[$0])) }
        .prefix(DifferenceChecks.mostElements)
    )
  }
}

extension ScreenSnapshot {
  fileprivate func count(of type: ElementType) -> Int { elements.count { $0.type == type } }
}

/// The properties of an element that scenarios can check, regardless of its surroundings.
private struct SeenElement: Hashable {
  let texts: [String]
  let type: ElementType
  let states: [String]
  let frame: Rect

  init(_ element: ElementSnapshot) {
    texts = [element.identifier, element.label, element.value, element.placeholder, element.title]
    type = element.type
    states = element.unusualStates
    frame = element.frame
  }
}

extension SuggestedStep {
  /// A step as it is written; nil if it can't be read.
  fileprivate init?(_ recorded: RecordedStep) {
    let source = SourceFile(path: "suggestion", text: recorded.item)
    let (steps, diagnostics) = ScenarioDecoder.decodeSteps(source)
    guard diagnostics.isEmpty, let step = steps.first else { return nil }
    self.init(text: recorded.item, step: step)
  }
}
