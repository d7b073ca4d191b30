import AppModelKit
import ScenarioEvents
import ScenarioFormatting
import ScenarioModel
import ScenarioRuntime

/// Finds expectations that hold on a screen but not on the one before it.
struct WitnessSearch {
  private let execution: ScenarioExecution
  private let before: ScreenSnapshot
  private let after: ScreenSnapshot

  /// The following screens.
  ///
  /// A witness must hold on them as well.
  private let later: ArraySlice<ScreenSnapshot>
  private let selectorsBefore: [SelectorText]
  private let selectors: [SelectorText]
  private let shown: ScreenSnapshot

  /// - Parameters:
  ///   - change: The number of the change among the screens: it leads to the screen with this index.
  ///   - screens: All screens on the way to rest.
  ///   - execution: The scenario, with its values and vocabulary.
  ///   - trial: The run, with its secrets.
  ///   - order: The preferred ways to identify elements.
  init(
    of change: Int,
    in screens: [ScreenSnapshot],
    _ execution: ScenarioExecution,
    _ trial: TrialRun,
    order: SelectorOrder
  ) {
    self.execution = execution
    before = screens[change - 1]
    after = screens[change]
    later = screens[(change + 1)...]
    shown = after.masked(by: trial.secrets)
    let selectors = { (screen: ScreenSnapshot) in
      ScreenSelectors(execution, screen: screen, secrets: trial.secrets, order: order).all
    }
    self.selectors = selectors(after)
    selectorsBefore = selectors(before)
  }

  /// The first witnesses, the most specific first.
  var witnesses: [ExpectationText] {
    var found: [ExpectationText] = []
    for value in candidates.prefix(Self.mostCandidates) where found.count < Self.mostWitnesses {
      if let candidate = ExpectationText(value), isWitness(candidate) { found.append(candidate) }
    }
    return found
  }

  private func isWitness(_ candidate: ExpectationText) -> Bool {
    !candidate.holds(on: before, in: execution) && candidate.holds(on: after, in: execution)
      && later.allSatisfy { candidate.holds(on: $0, in: execution) }
  }

  private var candidates: [WrittenValue] {
    execution.words.plainChecks + screenName + appeared { !$0.identifier.isEmpty } + properties
      + appeared { $0.identifier.isEmpty } + gone { !$0.identifier.isEmpty }
      + counts(of: Self.containers) + gone { $0.identifier.isEmpty }
      + counts(of: ElementType.allCases)
  }

  private var screenName: [WrittenValue] {
    guard let name = after.screen, name == shown.screen, name != before.screen else { return [] }
    return [["screen": .literal(name)]]
  }

  private func appeared(where isMeant: (ElementSnapshot) -> Bool) -> [WrittenValue] {
    let known = Set(selectorsBefore.map(\.text))
    return after.elements.indices.filter { index in
      isMeant(after.elements[index]) && !selectors[index].countsElements
        && !known.contains(selectors[index].text)
    }.map { selectors[$0].value }
  }

  private func gone(where isMeant: (ElementSnapshot) -> Bool) -> [WrittenValue] {
    let known = Set(selectors.map(\.text))
    return before.elements.indices.filter { index in
      isMeant(before.elements[index]) && !selectorsBefore[index].countsElements
        && !known.contains(selectorsBefore[index].text)
    }.map { ["element": selectorsBefore[$0].value, "exists": false] }
  }

  /// The changed properties of elements that keep their selector.
  private var properties: [WrittenValue] {
    let places = Dictionary(
      selectorsBefore.enumerated().map { ($1.text, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    return after.elements.indices.flatMap { index -> [WrittenValue] in
      guard let place = places[selectors[index].text], !selectors[index].countsElements else {
        return []
      }
      return ElementConditions(element: after.elements[index], shown: shown.elements[index])
        .changed(since: before.elements[place])
        .map { .element(selectors[index].value, [$0]) }
    }
  }

  private func counts(of types: [ElementType]) -> [WrittenValue] {
    types.compactMap { type in
      let count = after.elements.count { $0.type == type }
      let isChanged = count != before.elements.count { $0.type == type }
      return isChanged ? .count(count, of: ["type": .text(type.rawValue)]) : nil
    }
  }

  /// The elements that contain the rest of a screen.
  private static let containers: [ElementType] = [
    .table, .collectionView, .alert, .sheet, .navigationBar, .scrollView,
  ]
  private static let mostCandidates = 200
  private static let mostWitnesses = 4
}
