import Glibc
import ScenarioDiagnostics
import ScenarioRuntime

/// A command that begins with reading scenario files.
protocol SuiteCommand: ToolCommand {
  var arguments: PathArguments { get }
  var selection: SelectionOptions { get }
}

/// What a command works on: the chosen plan, and all that was found on the way.
struct ChosenSuite {
  let plan: RunPlan
  let diagnostics: [Diagnostic]

  /// Whether nothing is left although there is something for another shard.
  let isEmptyShard: Bool

  var hasErrors: Bool { diagnostics.contains(where: \.isError) }
}

extension SuiteCommand {
  /// Reads the suite and chooses from it as the command line and the build system say.
  func chooseSuite(with tool: Tool, _ environment: BuildEnvironment) -> ChosenSuite {
    let suite = loadSuite(with: tool)
    let selected = selection.selection(environment).apply(to: suite.plan)
    return ChosenSuite(
      plan: selected.plan,
      diagnostics: suite.diagnostics + selected.diagnostics,
      isEmptyShard: selected.isEmptyShard
    )
  }

  private func loadSuite(with tool: Tool) -> LoadedSuite {
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

  /// Says that there is nothing to do, which is no success unless other shards have all.
  func showNothingToRun(_ suite: ChosenSuite) -> ExitStatus {
    if suite.isEmptyShard {
      errors.write("rehearse: note: this shard has no scenario; the others have them all\n")
      return .success
    }
    errors.write("rehearse: error: there is no scenario to run\n")
    return .nothingToRun
  }
}
