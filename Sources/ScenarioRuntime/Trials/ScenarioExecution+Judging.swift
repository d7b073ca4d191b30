package import AppModelKit
package import ScenarioModel

extension ScenarioExecution {
  /// Whether an expectation holds on a screen, with the scenario's values and vocabulary.
  ///
  /// An expectation that can't be decided does not hold, such as one about calls that are unknown.
  package func holds(
    _ expectation: Expectation,
    on screen: ScreenSnapshot,
    calls: [RecordedCall]? = nil
  ) -> Bool {
    (try? Judge(screen: screen, calls: calls, scope: scope).judge(expectation)) == .holds
  }

  /// The elements that a selector matches, with the scenario's values and vocabulary.
  package func matches(_ selector: Selector, on screen: ScreenSnapshot) -> [Int] {
    (try? screen.matches(selector, in: scope)) ?? []
  }

  /// The vocabulary entries that the scenario can use.
  package var words: WordScope { scope.words }

  /// How long waits of the scenario take at most.
  package var timeout: Duration {
    (try? scope.settings(of: scenario.header).timeout) ?? Header.standardTimeout
  }

  /// Whether animations end before each step.
  var settles: Bool { (try? scope.settings(of: scenario.header).settling) != Header.Settling.none }
}

extension ScreenSnapshot {
  /// Whether an accessibility audit without exemptions finds nothing.
  package var passesAudit: Bool { AccessibilityAudit(self).findings().isEmpty }
}
