import AppModelKit
import ScenarioEvents
import ScenarioModel
import ScenarioRuntime

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
      named: WordSelectors(execution, screen: screen, shownScreen: shown).selectors,
      in: execution,
      order: order
    )
  }

  /// The best selector of each element, by its index.
  var all: [SelectorText] { finder.selectors }

  /// The best selector of one element, by its index.
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
