/// Finds the data files of a workspace that a launch argument may name.
package struct DataFileSearch: Sendable {
  private static let mostFiles = 40

  private let workspace: Workspace

  package init(in workspace: Workspace) { self.workspace = workspace }

  /// Searches for JSON files.
  ///
  /// - Parameter scenario: The path of a scenario file, which need not exist.
  /// - Returns: The paths as that file names them, those in the outer folders first.
  package func paths(namedIn scenario: String) -> [String] {
    let folder = workspace.whole(scenario.folderPath)
    return WorkspaceFiles(below: workspace.root, atMost: Self.mostFiles) {
      $0.hasSuffix(".json")
    }.paths.map { $0.path(from: folder) }
  }
}
