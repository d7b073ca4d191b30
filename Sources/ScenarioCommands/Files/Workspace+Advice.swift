import ScenarioDiagnostics

/// What paths in files were meant to be that can't be used.
extension Workspace {
  /// How to write a path that leads to no file.
  ///
  /// - Parameters:
  ///   - path: The path, as it is written.
  ///   - file: The path of the file that it is written in.
  /// - Returns: Nothing where no file of the workspace is near.
  func advice(onMissing path: String, writtenIn file: String) -> String? {
    if let own = ownPath(of: path, from: file) {
      return "paths begin at the folder of their file: '\(VisibleText.escaping(own))'"
    }
    let folder = file.folderPath
    guard let nearest = path.nearestPath(in: folder), isFile(folder.appendingPath(nearest)) else {
      return nil
    }
    return "did you mean '\(VisibleText.escaping(nearest))'?"
  }

  /// How a file has to name another one, of which it knows the absolute path or the one from the root
  /// or the working directory.
  func ownPath(of path: String, from file: String) -> String? {
    let candidates = path.isAbsolutePath ? [path] : [path, shownRoot.appendingPath(path)]
    let folder = file.folderPath
    return candidates.lazy.filter(isFile)
      .map { whole($0).path(from: whole(folder)) }
      .first { isFile(folder.appendingPath($0)) }
  }

  /// Whether a file of the workspace is there.
  private func isFile(_ path: String) -> Bool {
    FileSystem.kind(of: path) == .file && FileSystem.resolved(path).map(isInside) ?? false
  }
}
