import ArgumentParser
import ScenarioDecoding
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioLoading
import ScenarioModel
import ScenarioReports
import ScenarioRuntime

/// `rehearse mutate`: which bugs of its apps a suite would notice.
struct MutateCommand: SelectingCommand {
  static let configuration = CommandConfiguration(
    commandName: "mutate",
    _superCommandName: RehearseCommand.name,
    abstract: "Find out which bugs of the apps no scenario would notice.",
    usage: "rehearse mutate [<options>] [<paths> ...]",
    discussion: """
      Gives the apps one small bug after another, such as a missing button, and runs the scenarios that \
      come across it. Shows the bugs that no scenario fails for, each with a step that would fail.

      Exit status: 0, 1 below --minimum, 2 a file is invalid or a scenario does not pass without bugs, 3 a \
      report could not be written, 4 nothing to run, 64 wrong usage, 128 + n ended by signal n.
      """
  )

  @OptionGroup var arguments: PathArguments
  @OptionGroup(title: "Selection") var selection: SelectionOptions
  @OptionGroup(title: "Bugs") var mutating: MutatingOptions
  @OptionGroup(title: "Reports") var reports: SurveyReportOptions

  var jobs: Int? { mutating.jobs }

  func prepare() { Interruption.observe() }

  func run(_ suite: ChosenSuite, in context: SuiteContext, with tool: Tool) -> ExitStatus {
    var files = SurveyFiles(reports.requests)
    if let problem = files.problem(beside: suite.files) { return tool.show(problem) }
    tool.show(suite.warningsBesideReports)
    if suite.plan.cases.isEmpty { return tool.showNothingToRun(suite) }
    TrapGuard.install(seed: context.drawnSeed, shownBefore: context.shownBefore)
    let survey = MutationSurvey(
      suite.plan,
      settings: settings(in: context),
      isInterrupted: Interruption.isRequested
    )
    var report = survey.report()
    let problems = report.accept(
      context.configuration.configuration.acceptedMutants,
      isWhole: isWhole(suite)
    )
    show(report, with: tool)
    if report.wasInterrupted { return .failure }
    files.write { kind, sink in
      switch kind {
      case .junit: MutationJUnit.write(report, into: &sink)
      case .jsonLines: MutationJSONLines.write(report, into: &sink)
      case .markdown: SurveyPage(report).writeMarkdown(into: &sink)
      case .html: SurveyPage(report).writeHTML(into: &sink)
      }
    }
    tool.show(problems)
    let statuses = files.publish().map(tool.show) + [status(of: report, tool)]
    return .gravest(of: statuses + (problems.isEmpty ? [] : [.error]))
  }

  private func show(_ report: MutationReport, with tool: Tool) {
    var console = MutationConsole(
      report,
      options: Reporter.line.options(for: tool.output, on: CIService()),
      listsAll: mutating.list
    )
    var output = tool.output
    console.write(into: &output)
  }

  private func settings(in context: SuiteContext) -> MutationSettings {
    var settings = mutating.settings
    let jobs = jobs ?? context.configuration.jobs ?? ExecutionOptions.coreCount
    settings.jobs = SystemResources.jobs(jobs)
    settings.suggest = { DifferenceSteps($0, $1).steps }
    settings.noteRun = { TrapGuard.note($0) }
    if let traps = context.earlierTraps { settings.trappedRuns = traps.keys }
    return settings
  }

  /// Whether all scenarios and operators were chosen, so that nothing else could match an accepted mutant.
  private func isWhole(_ suite: ChosenSuite) -> Bool {
    suite.plan.cases.count == suite.foundCount && mutating.operators.isTier
      && mutating.screen == nil
  }

  private func status(of report: MutationReport, _ tool: Tool) -> ExitStatus {
    if report.excludedCases.contains(where: \.isError) { return .error }
    let score = MutationScore(of: report.mutants)
    guard let minimum = mutating.minimum, let perMille = score.perMille,
      perMille < minimum.perMille
    else { return .success }
    tool.errors.write("rehearse: error: \(score.text) is less than \(minimum.text)\n")
    return .failure
  }
}

extension MutationReport.ExcludedCase {
  /// Whether the case should have been run.
  fileprivate var isError: Bool {
    switch reason {
    case .doesNotPass, .runsDiffer, .invalid: true
    case .skipped: false
    }
  }
}
