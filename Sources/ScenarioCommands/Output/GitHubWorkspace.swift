/// The folder of a job on GitHub, to which the service takes paths to be relative.
struct GitHubWorkspace: Sendable {
  private let root: String
  private let workingDirectory: String

  /// The folder that the environment names, if it does and the folder is there.
  init?() {
    guard let folder = Environment.variable("GITHUB_WORKSPACE"),
      let root = FileSystem.resolved(folder), let workingDirectory = FileSystem.resolved(".")
    else { return nil }
    (self.root, self.workingDirectory) = (root, workingDirectory)
  }

  /// A path as seen from the folder; one that leads elsewhere stays as it is.
  func path(_ path: String) -> String {
    let whole = path.isAbsolutePath ? path : workingDirectory.appendingPath(path)
    return whole.normalisedPath.path(below: root) ?? path
  }
}
