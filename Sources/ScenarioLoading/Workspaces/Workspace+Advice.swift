import ScenarioDiagnostics
import ScenarioEvents
import ScenarioModel
import ScenarioRuntime

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

  private func resolvedFile(_ path: String) -> String? {
    guard FileSystem.kind(of: path) == .file, let resolved = FileSystem.resolved(path),
      isInside(resolved)
    else { return nil }
    return resolved
  }
}

extension Workspace {
  /// The advice on a scenario whose app is not known, if another `rehearse.yaml` may define it: one that
  /// is nearer to the scenario than the workspace's.
  func adviceOnUnreadConfiguration(of path: String) -> String? {
    guard let folder = nearestConfiguredFolder(above: path), folder != root else { return nil }
    let shown = VisibleText.escaping(self.path(folder, from: workingDirectory))
    return "'\(shown)/\(Self.configurationFile)' is not read from here; "
      + "run 'rehearse' in the folder '\(shown)'"
  }

  /// The nearest folder at or above a file's that has a configuration, below the working directory.
  private func nearestConfiguredFolder(above path: String) -> String? {
    var folder = FileSystem.resolved(path)?.folderPath ?? ""
    while folder != workingDirectory, folder.path(below: workingDirectory) != nil {
      if FileSystem.isPresent(folder.appendingPath(Self.configurationFile)) { return folder }
      folder = folder.folderPath
    }
    return nil
  }
}

extension PlannedFile {
  /// The file with advice on an unknown app, if a configuration that is not read may define it.
  func advised(in workspace: Workspace) -> PlannedFile {
    guard diagnostics.contains(where: \.isOfApp), let file = cases.first?.identity.file,
      let advice = workspace.adviceOnUnreadConfiguration(of: file)
    else { return self }
    let advised = diagnostics.map { $0.isOfApp ? $0.suggesting(advice) : $0 }
    return .rejected(path: file, advised)
  }
}

extension Diagnostic {
  /// Whether it says that no app is named, or an unknown one.
  fileprivate var isOfApp: Bool { message.isOf(.missingApp, .unknownApp) }

  fileprivate func suggesting(_ advice: String) -> Diagnostic {
    Diagnostic(message, severity: severity, at: place, suggestion: advice, notes: notes)
  }
}
