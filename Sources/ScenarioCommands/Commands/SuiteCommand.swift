import ScenarioDiagnostics
import ScenarioLoading
import ScenarioModel
import ScenarioRuntime

/// A command that begins with reading scenario files.
protocol SuiteCommand: ToolCommand {
  /// The paths to search for scenarios; nil means those of the configuration.
  var paths: [String]? { get }

  /// The values that the command line gives to variables.
  var variables: [String: String] { get }

  /// The replay file with the only test case that is meant, if there is one.
  var replay: ReplayFile? { get }

  /// The purpose of the plan.
  var purpose: PlanPurpose { get }

  /// Which plans are kept until they are needed.
  var keptPlans: PlanKeeping { get }

  /// The name of the file with what failed last time.
  var memoryName: String { get }

  /// How many cores the command line allows, if it says so.
  var jobs: Int? { get }

  /// Which test cases are meant, of those that the paths lead to.
  func selection(in context: SuiteContext, failures: Set<CaseName>) -> Selection

  /// The names of the places that the command line asks for; empty for those of the configuration.
  var placeNames: [String] { get }

  /// Whether the command runs apps outside this process.
  var usesPlaces: Bool { get }

  /// Whether the command runs apps by their models, so that apps without one are errors.
  var needsModels: Bool { get }

  /// Whether tags that the configuration names are part of the selection.
  func usesTags(of configuration: WorkspaceConfiguration) -> Bool

  /// Whether the path `-` stands for a scenario file on standard input.
  var readsStandardInput: Bool { get }

  /// Does what must be done before anything is read.
  func prepare()

  /// Does the command's work with what was read and chosen.
  func run(_ suite: ChosenSuite, in context: SuiteContext, with tool: Tool) -> ExitStatus
}

extension SuiteCommand {
  var replay: ReplayFile? { nil }

  var jobs: Int? { nil }

  var memoryName: String { "last-run" }

  var placeNames: [String] { [] }

  var usesPlaces: Bool { !needsModels }

  var needsModels: Bool { false }

  /// The names of the places that every app must support; empty if each app uses its own.
  func wantedPlaces(in context: SuiteContext) -> [String] {
    guard usesPlaces else { return [] }
    if !placeNames.isEmpty { return placeNames }
    return context.configuration.configuration.place.map { [$0.value] } ?? []
  }

  /// The apps of the tool and of the configuration.
  func catalog(in context: SuiteContext, with tool: Tool) -> AppCatalog {
    let configuration = context.configuration.configuration
    let named = wantedPlaces(in: context).map { configuration.place(named: $0) }
    let places = needsModels ? [.onlyModel] : named
    if configuration.apps.isEmpty, places.isEmpty { return tool.catalog }
    return tool.catalog.adding(configuration.apps, places: places)
  }

  var purpose: PlanPurpose { .run }

  var keptPlans: PlanKeeping { .usual }

  func usesTags(of configuration: WorkspaceConfiguration) -> Bool { false }

  var readsStandardInput: Bool { false }

  func prepare() {}

  func run(with tool: Tool) -> ExitStatus { runSuite(with: tool) }

  /// The paths to search: those of the command line, or else those of the configuration.
  func scenarioPaths(
    or configuration: WorkspaceConfiguration
  ) throws(PathProblem) -> [ScenarioPath] {
    guard let paths else { return try configuration.scenarioPaths() }
    guard readsStandardInput, paths.contains("-") else { return try ScenarioPath.all(paths) }
    if paths.count > 1 { throw .inputBesideFiles }
    return [.standardInput(.standardInput())]
  }

  /// Reads what the arguments mean, and does the command's work with it.
  func runSuite(
    in context: SuiteContext = SuiteContext(),
    narrowing narrow: (RunPlan) -> RunPlan = { $0 },
    with tool: Tool
  ) -> ExitStatus {
    prepare()
    return readSuite(in: context, narrowing: narrow, with: tool) {
      run($0, in: context, with: tool)
    }
  }

  /// Reads what the arguments mean, and does something with it.
  ///
  /// - Returns: The status of that work, or of what keeps it from being done.
  func readSuite(
    in context: SuiteContext,
    narrowing narrow: (RunPlan) -> RunPlan,
    with tool: Tool,
    _ work: (ChosenSuite) -> ExitStatus
  ) -> ExitStatus {
    let problems = context.configuration.problems(among: tool.catalog)
    if problems.contains(where: \.isError) {
      return readDespite(problems, in: context, with: tool, work)
    }
    if !context.isResumed { tool.show(problems) }
    if let problem = context.environment.problem ?? context.configuration.problem(of: placeNames) {
      return tool.show(problem)
    }
    do throws(PathProblem) {
      let paths = try scenarioPaths(or: context.configuration)
      let suite = try choose(from: paths, in: context, narrowing: narrow, with: tool)
      if !context.isResumed, let lastFailed = suite.selected.lastFailed {
        tool.note(lastFailed.text)
      }
      return work(suite)
    } catch {
      return tool.show(.path(error))
    }
  }

  /// Does the work with only the errors of the configuration, because nothing else is known.
  private func readDespite(
    _ problems: [Diagnostic],
    in context: SuiteContext,
    with tool: Tool,
    _ work: (ChosenSuite) -> ExitStatus
  ) -> ExitStatus {
    do throws(PathProblem) {
      let hasPaths = paths != nil || !context.configuration.paths.isEmpty
      let found = hasPaths ? try scenarioPaths(or: context.configuration) : []
      let check = BrokenConfigurationCheck(problems: problems, context: context)
      return work(check.suite(of: found))
    } catch {
      tool.show(problems)
      _ = tool.show(.path(error))
      return .error
    }
  }

  /// Reads the suite and chooses from it as the command line and the build system say.
  private func choose(
    from paths: [ScenarioPath],
    in context: SuiteContext,
    narrowing narrow: (RunPlan) -> RunPlan,
    with tool: Tool
  ) throws(PathProblem) -> ChosenSuite {
    let discovery = FileDiscovery(paths, in: context.workspace)
    if !context.isResumed { tool.show(discovery.unfollowedLinks) }
    let suite = loadSuite(discovery, in: context, with: tool)
    var memory = LastRunFile(of: context.workspace, named: memoryName).read()
    memory.update(from: suite.plan)
    let selection = selection(in: context, failures: memory.cases(of: suite.plan))
    let named = try discovery.narrowing(suite.plan)
    let meant = replay?.narrowing(named) ?? named
    let used = variables.isEmpty ? meant : selection.allShards.apply(to: meant).plan
    let chosen = selection.apply(to: meant)
    let selected = chosen.narrowed(narrow)
    return ChosenSuite(
      selected: selected,
      loadingDiagnostics: suite.diagnostics
        + used.unusedOverrides(variables.keys, chosenFrom: suite.plan),
      memory: memory,
      files: suite.files.adding(context.configuration.ownPath),
      plannedFiles: named.files,
      loneVocabularyCount: suite.plan.cases.isEmpty ? suite.vocabularyCount : 0,
      foundCount: meant.cases.count,
      hiddenFolders: discovery.hiddenFolders,
      isConfigured: context.configuration.ownPath != nil,
      isTaggedByConfiguration: usesTags(of: context.configuration),
      isConfigurationBroken: false,
      isUnconcerned: selected.plan.cases.isEmpty && !chosen.plan.cases.isEmpty
    )
  }

  private func loadSuite(
    _ discovery: FileDiscovery,
    in context: SuiteContext,
    with tool: Tool
  ) -> LoadedSuite {
    let loader = SuiteLoader(
      catalog: catalog(in: context, with: tool),
      workspace: context.workspace,
      defaults: PlanDefaults(
        header: context.configuration.header,
        overrides: variables,
        purpose: purpose
      ),
      keeping: keptPlans
    )
    return loader.load(discovery, jobs: jobCount(in: context))
  }

  /// How many cores the command uses.
  func jobCount(in context: SuiteContext) -> Int {
    SystemResources.jobs(jobs ?? context.configuration.jobs ?? ExecutionOptions.coreCount)
  }
}
