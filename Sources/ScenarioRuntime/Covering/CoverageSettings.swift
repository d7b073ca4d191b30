package import ScenarioModel

/// How the coverage of a suite is surveyed.
package struct CoverageSettings: Sendable {
  package var jobs = 1

  /// Whether mutants are run, to find the elements that are checked.
  package var countsChecked = false

  /// The settings of the mutants.
  package var mutation = MutationSettings()

  /// Makes scenarios that go a way, those first that check most.
  package var write: @Sendable (CrawlPath, String) -> [WrittenScenario] = { _, _ in [] }

  package init() {}
}

/// A scenario that was made up, as text and as it was read.
package struct WrittenScenario: Sendable {
  package let text: String
  package let scenario: Scenario

  package init(text: String, scenario: Scenario) {
    self.text = text
    self.scenario = scenario
  }
}
