import ScenarioDiagnostics
import ScenarioLoading
import ScenarioReports

extension GitHubAnnotations {
  /// Marks by paths as seen from the job's folder, if the environment names one that is there.
  ///
  /// Nothing on another service, which would show the commands.
  init?(on service: CIService?, in workspace: Workspace) {
    guard service == .gitHub else { return nil }
    self.init(shownPath: workspace.pathsInJob)
  }
}

extension Workspace {
  /// Turns a path into the one as seen from the folder of the CI job, if the environment names one.
  var pathsInJob: @Sendable (String) -> String {
    let folder = Environment.variable("GITHUB_WORKSPACE").flatMap(FileSystem.resolved)
    return { path in folder.map { self.path(path, from: $0) } ?? path }
  }
}

extension Tool {
  /// Has GitHub mark the problems of files, by lines of standard output unless another stream is given.
  func mark(_ diagnostics: [Diagnostic], in workspace: Workspace, on terminal: Terminal? = nil) {
    var annotations = GitHubAnnotations(on: CIService(), in: workspace)
    var sink = terminal ?? output
    annotations?.mark(diagnostics, into: &sink)
  }
}
