import Glibc
import ScenarioDiagnostics
import ScenarioRuntime

/// A command that begins with reading scenario files.
protocol SuiteCommand: ToolCommand {
  var arguments: PathArguments { get }
}

extension SuiteCommand {
  func loadSuite(with tool: Tool) -> LoadedSuite {
    var loader = SuiteLoader(
      catalog: tool.catalog,
      workspace: Workspace(workingDirectory: FileSystem.resolved(".") ?? "/"),
      defaults: PlanDefaults(overrides: arguments.variables)
    )
    var suite = loader.load(FileDiscovery(arguments.paths))
    suite.warnAboutUnusedVariables(arguments.variables.keys)
    return suite
  }
}

extension Tool {
  /// Shows diagnostics on standard error, as compilers do.
  func show(_ diagnostics: [Diagnostic]) {
    let renderer = DiagnosticRenderer(style: errors.wantsColour ? .coloured : .plain)
    errors.write(renderer.render(diagnostics))
  }

  /// Says on standard error that there is nothing to do.
  func showNothingToRun() {
    errors.write("rehearse: error: there is no scenario to run\n")
  }
}
