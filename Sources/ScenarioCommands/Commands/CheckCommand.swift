import ArgumentParser
import ScenarioDiagnostics
import ScenarioLoading
import ScenarioRuntime

/// `rehearse check`: everything that can be known without running.
struct CheckCommand: SelectingCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Report all errors in scenario files without running them; '-' is standard input.",
    usage: "rehearse check [<options>] [<paths> ...]"
  )

  @OptionGroup var arguments: PathArguments
  @OptionGroup(title: "Selection") var selection: SelectionOptions

  @Flag(help: ExecutionOptions.failOnWarningsHelp)
  var failOnWarnings = false

  @Flag(help: "Print what was found as JSON; 'rehearse schema output' describes it.")
  var json = false

  @Option(
    help: ArgumentHelp(
      "Write a SARIF 2.1.0 log for code scanning to this path.",
      valueName: "path"
    ),
    completion: .file(extensions: ["sarif"]),
    transform: String.init(reportPath:)
  )
  var sarif: String?

  @Option(help: ColorChoice.help)
  var color = ColorChoice.auto

  func validate() throws { try selection.requireUseOfSeed() }

  func prepare() { TrapGuard.install(seed: EarlierTraps()?.seed ?? 0) }

  var purpose: PlanPurpose { .check(TrapSettings(after: EarlierTraps())) }

  var keptPlans: PlanKeeping { .none }

  var readsStandardInput: Bool { true }

  func run(_ suite: ChosenSuite, in context: SuiteContext, with tool: Tool) -> ExitStatus {
    if let problem = sarif.flatMap(ReplacedFile.problemOfSARIF) { return tool.show(problem) }
    let diagnostics = context.warnings(among: tool.catalog) + suite.diagnostics
    if json {
      tool.output.write(CheckSummary(suite, diagnostics).json)
    } else {
      tool.show(problemsOf: suite)
    }
    var statuses = failOnWarnings ? [tool.refuseWarnings(of: suite, in: context)] : []
    if !json, let summary = CheckSummary(suite, diagnostics).text { tool.output.write(summary) }
    // Standard output has nothing but JSON then, and GitHub reads both.
    let marked = json ? tool.errors : tool.output
    tool.mark(suite.diagnostics.causesFirst, in: context.workspace, on: marked)
    statuses += sarif.map { tool.write(diagnostics, asSARIFTo: $0, in: context) } ?? []
    if suite.hasErrors {
      statuses.append(.error)
    } else if suite.plan.cases.isEmpty, suite.loneVocabularyCount == 0 {
      statuses.append(tool.showNothingToRun(suite))
    }
    return .gravest(of: statuses)
  }
}

extension SuiteContext {
  /// What `rehearse.yaml` is warned of; its errors are part of a suite.
  fileprivate func warnings(among catalog: AppCatalog) -> [Diagnostic] {
    let problems = configuration.problems(among: catalog)
    return problems.contains(where: \.isError) ? [] : problems
  }
}

extension Tool {
  /// Writes diagnostics for a code scanning service.
  fileprivate func write(
    _ diagnostics: [Diagnostic],
    asSARIFTo path: String,
    in context: SuiteContext
  ) -> [ExitStatus] {
    let log = SARIFLog(diagnostics: diagnostics, path: context.workspace.pathsInJob)
    do throws(FileError) {
      let file = try ReportFile(path: path)
      file.append(Array(log.text.utf8))
      try file.publish()
      return []
    } catch {
      return [show(ReportFailure(error))]
    }
  }
}

extension [Diagnostic] {
  /// The problems of imported files, before the problems that they cause in other files.
  fileprivate var causesFirst: [Diagnostic] {
    filter { !$0.isBrokenImport } + filter(\.isBrokenImport)
  }
}
