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

  @OptionGroup var variableOptions: VariableOptions

  var variables: [String: String] { variableOptions.variables }
}
