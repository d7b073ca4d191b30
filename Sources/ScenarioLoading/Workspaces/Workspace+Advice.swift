import ScenarioDiagnostics
import ScenarioModel

/// What paths in files were meant to be that can't be used.
extension Workspace {
  /// The advice on a path that can't be used.
  ///
  /// - Returns: Nil if there is no advice.
  func advice(on error: WorkspaceError, at path: Located<String>, for use: PathUse) -> String? {
    let file = path.span.file.path
    switch error {
    case .absolute:
      return ownPath(of: path.value, from: file).map { own in
        "from the folder of this file it is '\(VisibleText.escaping(own))'"
      }
    case .concealed: return nil
    case .missing: return advice(onMissing: path.value, writtenIn: file, for: use)
    case .outside:
      return
        "the workspace is the nearest folder upwards with a 'rehearse.yaml', else the working directory"
    }
  }

  private func advice(onMissing path: String, writtenIn file: String, for use: PathUse) -> String? {
    if let own = ownPath(of: path, from: file) {
      return "paths begin at the folder of their file: '\(VisibleText.escaping(own))'"
    }
    let folder = file.folderPath
    guard let nearest = pathSuggestions.nearest(to: path, in: folder, for: use),
      let found = resolvedFile(folder.appendingPath(nearest)), found != FileSystem.resolved(file)
    else { return nil }
    return "did you mean '\(VisibleText.escaping(nearest))'?"
  }

  /// The path to write in a file for another one, given the absolute path or the one from the
  /// workspace or the working directory.
  private func ownPath(of path: String, from file: String) -> String? {
    let candidates = path.isAbsolutePath ? [path] : [path, shownRoot.appendingPath(path)]
    guard let found = candidates.lazy.compactMap(resolvedFile).first,
      let folder = FileSystem.resolved(file.folderPath)
    else { return nil }
    return found.path(from: folder)
  }

  /// The path without links of a file of the workspace, if one is there.
  private func resolvedFile(_ path: String) -> String? {
    guard FileSystem.kind(of: path) == .file, let resolved = FileSystem.resolved(path),
      isInside(resolved)
    else { return nil }
    return resolved
  }
}
