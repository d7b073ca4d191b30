import ScenarioDiagnostics
import ScenarioEvents
import ScenarioRuntime

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
