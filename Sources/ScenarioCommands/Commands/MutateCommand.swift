import ArgumentParser
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioLoading
import ScenarioModel
import ScenarioReports
import ScenarioRuntime
import Suggestions

/// `rehearse mutate`: which bugs of its apps a suite would notice.
struct MutateCommand: SurveyCommand {
  static let configuration = CommandConfiguration(
    commandName: "mutate",
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

  @Option(help: ColorChoice.help)
  var color = ColorChoice.auto

  var jobs: Int? { mutating.cores.jobs }

  func findings(of survey: Survey) -> MutationReport {
    var report = MutationSurvey(
      survey.suite.plan,
      settings: settings(in: survey),
      isInterrupted: Interruption.isRequested
    ).report()
    report.accept(survey.acceptedMutants)
    return report
  }

  func write(
    _ findings: MutationReport,
    _ options: ConsoleOptions,
    into sink: inout some ReportSink
  ) {
    var console = MutationConsole(findings, options: options, listsAll: mutating.list)
    console.write(into: &sink)
  }

  func refusal(of findings: MutationReport, in survey: Survey) -> ExitStatus? {
    guard let screen = mutating.screen, findings.caseCount > 0, !findings.screens.contains(screen)
    else { return nil }
    return survey.tool.showNoScreen(screen, among: findings.screens)
  }

  func statuses(for findings: MutationReport, in survey: Survey) -> [ExitStatus] {
    let problems =
      isWhole(survey.suite, in: survey.context)
      ? findings.problems(of: survey.acceptedMutants, survey.tool.catalog.names) : []
    survey.tool.show(problems)
    return (problems.isEmpty ? [] : [.error]) + [status(of: findings, survey.tool)]
  }

  private func settings(in survey: Survey) -> MutationSettings {
    var settings = mutating.settings
    settings.jobs = jobCount(in: survey.context)
    settings.progress = survey.progress
    settings.suggest = { DifferenceChecks(usual: $0, mutated: $1).all }
    settings.traps = survey.context.trapSettings
    return settings
  }

  /// Whether all scenarios and all operators were chosen, so that all mutants of an app are there.
  private func isWhole(_ suite: ChosenSuite, in context: SuiteContext) -> Bool {
    suite.plan.cases.count == suite.foundCount && mutating.operators.isTier
      && mutating.screen == nil && (paths.map { covers($0, in: context) } ?? true)
  }

  /// Whether paths of the command line lead to all files that the workspace's own paths lead to.
  private func covers(_ paths: [String], in context: SuiteContext) -> Bool {
    guard paths.allSatisfy({ FileSystem.kind(of: $0) == .folder }) else { return false }
    let own = context.configuration.paths
    let all = FileDiscovery(
      own.isEmpty ? [context.workspace.shownRoot] : own,
      in: context.workspace
    )
    let found = FileDiscovery(paths, in: context.workspace).findings.map(\.path)
    return Set(all.findings.map(\.path)).isSubset(of: found)
  }

  private func status(of report: MutationReport, _ tool: Tool) -> ExitStatus {
    if report.excludedCases.contains(where: \.isUnexpected) { return .error }
    let score = MutationScore(of: report.mutants)
    let share = score.share ?? Percentage(perMille: 0)
    guard let minimum = mutating.minimum, share < minimum else { return .success }
    return tool.fail("\(score.text) is less than \(minimum.text)", with: .failure)
  }
}

extension Survey {
  /// The mutants that nothing has to notice.
  fileprivate var acceptedMutants: [AcceptedMutant] {
    context.configuration.configuration.acceptedMutants
  }
}

extension Tool {
  fileprivate func showNoScreen(_ name: String, among known: [String]) -> ExitStatus {
    let advice = didYouMean(name, among: known, orAll: "screens")
    return fail(VisibleText.escaping("no scenario shows a screen '\(name)'; \(advice)"))
  }
}
