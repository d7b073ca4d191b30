import AppModelKit
import ScenarioEvents
import ScenarioRuntime

/// The selectors of all elements on a screen, vocabulary entries included.
struct ScreenSelectors {
  private let finder: SelectorFinder

  init(_ execution: ScenarioExecution, screen: ScreenSnapshot, secrets: Secrets) {
    let shown = screen.masked(by: secrets)
    finder = SelectorFinder(
      Inspection(screen: screen, shownScreen: shown, moment: .zero),
      named: WordSelectors(execution, screen: screen, shownScreen: shown).selectors
    )
  }

  /// The best selector of each element, by its index.
  var all: [SelectorText] { finder.selectors }

  /// The selectors of one element, the best first.
  func alternatives(for index: Int) -> [SelectorText] { finder.alternatives(for: index) }
}
