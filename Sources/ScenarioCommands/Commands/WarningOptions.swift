import ArgumentParser
import ScenarioDiagnostics

/// What warnings about files are to a command that reads them.
struct WarningOptions: ParsableArguments {
  @Flag(help: "Ends with 2 where a file has a warning, as with an error.")
  var failOnWarnings = false

  /// What the warnings of all that was read make of the command's end; says so if it is bad.
  func status(of suite: ChosenSuite, in context: SuiteContext, with tool: Tool) -> ExitStatus {
    guard failOnWarnings else { return .success }
    let diagnostics = context.configuration.problems(among: tool.catalog) + suite.diagnostics
    let count = diagnostics.count { !$0.isError }
    guard count > 0 else { return .success }
    tool.errors.write("rehearse: error: the files have \(counted(count, "warning"))\n")
    return .error
  }
}
