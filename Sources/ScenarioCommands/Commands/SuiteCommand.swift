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

  /// How much memory plans may take until they are needed.
  var budget: PlanBudget { get }

  /// How many cores the command line allows, if it says so.
  var jobs: Int? { get }

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

  /// Short enough to be typed.
  let drawnSeed = UInt64.random(in: 0..<1_000_000)

  init(ledger: FileLedger? = nil) {
    var workspace = Workspace(workingDirectory: FileSystem.resolved(".") ?? "/")
    workspace.ledger = ledger
    self.workspace = workspace
    configuration = WorkspaceConfiguration(of: workspace)
    environment = BuildEnvironment()
  }
}

/// What a command works on: the chosen plan, and all that was found on the way.
struct ChosenSuite {
  let selected: SelectedPlan

  /// What reading the files found.
  let loadingDiagnostics: [Diagnostic]

  /// What is known to have failed, as far as the files still have it.
  let memory: FailureMemory

  var plan: RunPlan { selected.plan }

  var diagnostics: [Diagnostic] { loadingDiagnostics + selected.diagnostics }

  /// How many vocabularies were checked where no file has a scenario; 0 where one has.
  let loneVocabularyCount: Int

  /// How many test cases the paths lead to, and how many of them a change concerns.
  let foundCount: Int
  let concernedCount: Int

  var hasErrors: Bool { diagnostics.contains(where: \.isError) }
}

extension SuiteCommand {
  var jobs: Int? { nil }

  var purpose: PlanPurpose { .run }

  var budget: PlanBudget { .usual }

  func prepare() {}

  func run(with tool: Tool) async -> ExitStatus { await runSuite(with: tool) }

  /// Reads what the arguments mean, and does the command's work with it.
  func runSuite(
    in context: SuiteContext = SuiteContext(),
    narrowing narrow: (RunPlan) -> RunPlan = { $0 },
    with tool: Tool
  ) async -> ExitStatus {
    prepare()
    tool.show(context.configuration.diagnostics)
    if context.configuration.diagnostics.contains(where: \.isError) { return .error }
    do throws(UsageProblem) {
      if let problem = context.environment.problem { throw problem }
      let paths = try arguments.scenarioPaths(or: context.configuration.paths)
      let suite = try await choose(from: paths, in: context, narrowing: narrow, with: tool)
      tool.plan.hold(suite.plan)
      tool.showLastFailed(suite.selected.lastFailed)
      return await run(suite, in: context, with: tool)
    } catch {
      return tool.show(error)
    }
  }

  /// Reads the suite and chooses from it as the command line and the build system say.
  private func choose(
    from paths: [ScenarioPath],
    in context: SuiteContext,
    narrowing narrow: (RunPlan) -> RunPlan,
    with tool: Tool
  ) async throws(UsageProblem) -> ChosenSuite {
    let discovery = FileDiscovery(paths, in: context.workspace)
    let suite = await loadSuite(discovery, in: context, with: tool)
    var memory = LastRunFile(of: context.workspace).read()
    memory.update(from: suite.plan)
    let selection = selection.selection(in: context, failures: memory.cases(of: suite.plan))
    let meant = try discovery.narrowing(suite.plan)
    let concerned = narrow(meant)
    return ChosenSuite(
      selected: selection.apply(to: concerned),
      loadingDiagnostics: suite.diagnostics,
      memory: memory,
      loneVocabularyCount: suite.plan.cases.isEmpty ? suite.vocabularyCount : 0,
      foundCount: meant.cases.count,
      concernedCount: concerned.cases.count
    )
  }

  private func loadSuite(
    _ discovery: FileDiscovery,
    in context: SuiteContext,
    with tool: Tool
  ) async -> LoadedSuite {
    let loader = SuiteLoader(
      catalog: tool.catalog,
      workspace: context.workspace,
      defaults: PlanDefaults(
        header: context.configuration.configuration.header,
        overrides: arguments.variables,
        purpose: purpose
      ),
      budget: budget
    )
    let jobs = jobs ?? context.configuration.jobs ?? ExecutionOptions.coreCount
    var suite = await loader.load(discovery, jobs: MachineRoom.jobs(jobs))
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

  /// Says why nothing is done.
  func show(_ problem: UsageProblem) -> ExitStatus {
    errors.write("rehearse: error: \(problem.text)\n")
    return .usage
  }

  /// Says that only a part is chosen, or that there was no part to choose.
  fileprivate func showLastFailed(_ lastFailed: SelectedPlan.LastFailed?) {
    guard let lastFailed else { return }
    errors.write("rehearse: note: \(lastFailed.text)\n")
  }

  /// Says that there is nothing to do, which is no success unless other shards have all, or
  /// nothing was to be run again.
  func showNothingToRun(_ suite: ChosenSuite) -> ExitStatus {
    if suite.concernedCount == 0, suite.foundCount > 0 {
      errors.write("rehearse: note: this concerns no scenario\n")
      return .success
    }
    if suite.selected.isEmptyShard {
      errors.write("rehearse: note: this shard has no scenario; the others have them all\n")
      return .success
    }
    errors.write("rehearse: error: \(suite.emptiness)\n")
    return .nothingToRun
  }
}

extension ChosenSuite {
  /// Why there is nothing to run.
  fileprivate var emptiness: String {
    switch foundCount {
    case 0 where loneVocabularyCount > 0: "there is no scenario to run, only words for others"
    case 0: "there is no scenario to run"
    case 1: "there is no scenario to run: the selection leaves out the one that was found"
    default: "there is no scenario to run: the selection leaves out all \(foundCount)"
    }
  }
}

extension SelectedPlan.LastFailed {
  fileprivate var text: String {
    switch (count, total) {
    case (0, _): "nothing here is known to have failed last time, so nothing is left out"
    case (1, _): "the one scenario of \(total) that failed last time is chosen"
    case (_, _): "the \(count) scenarios of \(total) that failed last time are chosen"
    }
  }
}
