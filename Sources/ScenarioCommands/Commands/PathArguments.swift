import ArgumentParser

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

  // No group within the group: the parser looks for each of a group's conformances among all of the
  // program's, which takes longer than a scenario.
  @Option(name: VariableOptions.name, help: VariableOptions.help)
  var assignments: [String] = []

  var variables: [String: String] { assignments.variables }

  func validate() throws { try assignments.requireVariables() }
}

extension PathArguments {
  /// The last of the groups to be read: what no option has taken are paths.
  static func plain(_ arguments: inout PlainArguments) throws -> Self {
    var options = Self()
    options.assignments = try arguments.takeValues(of: "--var")
    options.paths = try arguments.takeRest()
    try options.validate()
    return options
  }
}
