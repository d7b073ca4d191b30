import ScenarioDiagnostics
import ScenarioLoading

extension SuiteCommand {
  /// The folders where a change could concern a run.
  func watchedFolders(
    in context: SuiteContext,
    beside dependencies: FileDependencies
  ) -> Set<PathKey> {
    let paths = (try? scenarioPaths(or: context.configuration)) ?? []
    return FileDiscovery(paths, in: context.workspace).folders
      .union(dependencies.files.map { PathKey($0.path.folderPath) })
      .union([PathKey(context.workspace.shownRoot)])
  }
}
