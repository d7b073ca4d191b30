import ArgumentParser
import ScenarioModel

/// The paths that most commands take.
struct PathArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      """
      Scenario files, folders to search for *.yaml and *.yml, patterns such as 'a/**/b*.yaml', \
      or lines such as a.yaml:12. Without any, the paths of rehearse.yaml.
      """
    ),
    completion: .file(extensions: ["yaml", "yml"])
  )
  var paths: [String] = []

  @Option(
    name: .customLong("var"),
    help: ArgumentHelp(
      "Gives a variable a value, which wins over all files. Can be repeated.",
      valueName: "name=value"
    )
  )
  var assignments: [String] = []

  /// The variables of the command line by name; of equal names the last one counts.
  var variables: [String: String] {
    Dictionary(assignments.compactMap(\.assignment), uniquingKeysWith: { _, last in last })
  }

  func validate() throws {
    for assignment in assignments where assignment.assignment == nil {
      throw ValidationError("'--var \(assignment)' \(assignment.assignmentProblem).")
    }
  }
}

extension PathArguments {
  /// What the paths mean, or else those of the configuration.
  func scenarioPaths(
    or configuration: WorkspaceConfiguration
  ) throws(UsageProblem) -> [ScenarioPath] {
    paths.isEmpty ? try configuration.scenarioPaths() : try ScenarioPath.all(paths)
  }
}

extension String {
  /// The name and value of `name=value`.
  fileprivate var assignment: (name: String, value: String)? {
    guard let sign = firstIndex(of: "="), self[..<sign].description.isName else { return nil }
    return (String(self[..<sign]), String(self[index(after: sign)...]))
  }

  /// Why a text is no assignment.
  fileprivate var assignmentProblem: String {
    guard let sign = firstIndex(of: "="), sign > startIndex else {
      return "is not of the form name=value"
    }
    return "does not name a variable: '\(self[..<sign])' must be a letter or '_', then letters, "
      + "digits, '_' and '-'"
  }
}
