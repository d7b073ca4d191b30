import ArgumentParser

/// The scenario paths that most commands take, and values for the variables in their files.
struct PathArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      """
      Scenario files, folders to search for *.yaml and *.yml, patterns such as 'a/**/b*.yaml', \
      or lines such as a.yaml:12. Without any: the paths of rehearse.yaml.
      """
    ),
    completion: .file(extensions: ["yaml", "yml"])
  )
  var paths: [String] = []

  @OptionGroup var pathList: PathListOption

  @Option(name: .customLong("var"), help: .variable)
  var assignments: [String] = []

  func validate() throws { try assignments.validateVariables() }

  /// The paths of the command line and of `--paths-from`; nil without either.
  var named: [String]? { pathList.adding(to: paths) }

  var variables: [String: String] { assignments.variables }
}
