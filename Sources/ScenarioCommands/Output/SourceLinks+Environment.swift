import ScenarioEvents
import ScenarioLoading
import ScenarioModel

extension SourceLinks {
  /// The links that a setting asks for; nil where the environment lacks what they are made of.
  ///
  /// - Parameters:
  ///   - setting: The value of `sourceURL`.
  ///   - root: The workspace, from which the paths of a template of one's own begin.
  ///   - folder: The working directory, as an absolute path.
  ///   - job: The CI job, for the commit.
  ///   - variable: A variable of the environment.
  init?(
    _ setting: SourceURL,
    root: String,
    from folder: String,
    in job: CIJob?,
    _ variable: (String) -> String? = Environment.variable
  ) {
    switch setting {
    case .github:
      guard let repository = Self.gitHubRepository(variable), let commit = job?.commit else {
        return nil
      }
      self.init(
        "\(repository)/blob/\(commit)/{path}#L{line}",
        root: variable("GITHUB_WORKSPACE") ?? root,
        from: folder
      )
    case .gitlab:
      guard let project = variable("CI_PROJECT_URL"), let commit = job?.commit else { return nil }
      self.init(
        "\(project)/-/blob/\(commit)/{path}#L{line}",
        root: variable("CI_PROJECT_DIR") ?? root,
        from: folder
      )
    case .vscode: self.init(template: "vscode://file{path}:{line}", folder: folder)
    case .template(let template):
      let address = job?.commit.map { template.replacing("{commit}", with: $0) } ?? template
      if address.contains("{commit}") { return nil }
      self.init(address, root: root, from: folder)
    }
  }

  private init?(_ template: String, root: String, from folder: String) {
    let root = FileSystem.resolved(root) ?? root
    guard let folder = folder == root ? "" : folder.path(below: root) else { return nil }
    self.init(template: template, folder: folder)
  }

  /// The address of the repository of a GitHub Actions job.
  static func gitHubRepository(_ variable: (String) -> String?) -> String? {
    guard let repository = variable("GITHUB_REPOSITORY") else { return nil }
    return "\(variable("GITHUB_SERVER_URL") ?? "https://github.com")/\(repository)"
  }
}
