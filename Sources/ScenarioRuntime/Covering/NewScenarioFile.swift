import ScenarioDiagnostics

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
