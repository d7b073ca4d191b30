import ScenarioDiagnostics
package import ScenarioModel

package struct CoverageSettings: Sendable {
  /// Whether mutants are run, to find the elements that are checked.
  package var countsChecked = false

  /// The settings of the mutants; jobs, traps and progress are those of the whole survey.
  package var mutation = MutationSettings()

  /// The file for new scenarios of an app, by the path of one that the app has already.
  package var newFile: @Sendable (String) -> NewScenarioFile = { _ in NewScenarioFile() }

  /// Creates scenarios that follow a path, the best first.
  package var write: @Sendable (CrawlPath, String) -> [WrittenScenario] = { _, _ in [] }

  package init() {}
}

/// A generated scenario, as text and decoded.
package struct WrittenScenario: Sendable {
  package let text: String
  package let scenario: Scenario

  package init(text: String, scenario: Scenario) {
    self.text = text
    self.scenario = scenario
  }
}

/// A file that new scenarios are for, with the data files that they can name.
package struct NewScenarioFile: Sendable {
  /// The path, from which the paths of data files start.
  package let path: String

  /// The paths of data files that a launch argument may take, in the order to try them.
  package let dataFiles: [String]

  /// Reads the data files.
  package let loadData: DataLoader

  package init(path: String, dataFiles: [String], loadData: @escaping DataLoader) {
    self.path = path
    self.dataFiles = dataFiles
    self.loadData = loadData
  }

  /// A file without data files.
  init() { self.init(path: "scenario.yaml", dataFiles: [], loadData: noFiles) }

  /// An empty file at the path.
  var source: SourceFile { SourceFile(path: path, text: "") }
}
