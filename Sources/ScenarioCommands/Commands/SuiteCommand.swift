import Glibc
import ScenarioDiagnostics
import ScenarioModel
import ScenarioRuntime

/// A command that begins with reading scenario files.
protocol SuiteCommand: ToolCommand {
  var arguments: PathArguments { get }
  var selection: SelectionOptions { get }

  /// What the plan is made for.
  var purpose: PlanPurpose { get }

  /// Does what must be done before anything is read.
  func prepare()

  /// Does the command's work with what was read and chosen.
  func run(_ suite: ChosenSuite, in context: SuiteContext, with tool: Tool) async -> ExitStatus
}

/// Where a command works: the workspace, what it configures, and the build system around it.
struct SuiteContext {
  let workspace: Workspace
  let configuration: WorkspaceConfiguration
  let environment: BuildEnvironment

  init() {
    workspace = Workspace(workingDirectory: FileSystem.resolved(".") ?? "/")
    configuration = WorkspaceConfiguration(of: workspace)
    environment = BuildEnvironment()
  }
}

/// What a command works on: the chosen plan, and all that was found on the way.
struct ChosenSuite {
  let plan: RunPlan
  let diagnostics: [Diagnostic]

  /// Whether nothing is left although there is something for another shard.
  let isEmptyShard: Bool

  /// How many vocabularies were checked where no file has a scenario; 0 where one has.
  let loneVocabularyCount: Int

  var hasErrors: Bool { diagnostics.contains(where: \.isError) }
}

extension SuiteCommand {
  var purpose: PlanPurpose { .run }

  func prepare() {}

  func run(with tool: Tool) async -> ExitStatus {
    prepare()
    let context = SuiteContext()
    tool.show(context.configuration.diagnostics)
    if context.configuration.diagnostics.contains(where: \.isError) { return .error }
    let paths = arguments.paths.isEmpty ? context.configuration.paths : arguments.paths
    if let problem = PathArguments.problem(with: paths) {
      tool.errors.write("rehearse: error: \(problem)\n")
      return .usage
    }
    return await run(choose(from: paths, in: context, with: tool), in: context, with: tool)
  }

  /// Reads the suite and chooses from it as the command line and the build system say.
  private func choose(
    from paths: [String],
    in context: SuiteContext,
    with tool: Tool
  ) -> ChosenSuite {
    let suite = loadSuite(paths, in: context, with: tool)
    let selected = selection.selection(in: context).apply(to: suite.plan)
    return ChosenSuite(
      plan: selected.plan,
      diagnostics: suite.diagnostics + selected.diagnostics,
      isEmptyShard: selected.isEmptyShard,
      loneVocabularyCount: suite.plan.cases.isEmpty ? suite.vocabularyCount : 0
    )
  }

  private func loadSuite(
    _ paths: [String],
    in context: SuiteContext,
    with tool: Tool
  ) -> LoadedSuite {
    var loader = SuiteLoader(
      catalog: tool.catalog,
      workspace: context.workspace,
      defaults: PlanDefaults(
        header: context.configuration.configuration.header,
        overrides: arguments.variables,
        purpose: purpose
      )
    )
    var suite = loader.load(FileDiscovery(paths, in: context.workspace))
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
    let rest = suite.loneVocabularyCount > 0 ? ", only words for others" : ""
    errors.write("rehearse: error: there is no scenario to run\(rest)\n")
    return .nothingToRun
  }
}
