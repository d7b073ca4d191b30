import ArgumentParser
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioLoading
import ScenarioModel
import ScenarioReports
import ScenarioRuntime

/// `rehearse mutate`: which bugs of its apps a suite would notice.
struct MutateCommand: SurveyCommand {
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

  var jobs: Int? { mutating.cores.jobs }

  func survey(
    _ suite: ChosenSuite,
    writing files: SurveyFiles,
    in context: SuiteContext,
    with tool: Tool
  ) -> ExitStatus {
    let survey = MutationSurvey(
      suite.plan,
      settings: settings(in: context),
      isInterrupted: Interruption.isRequested
    )
    var report = survey.report()
    let problems = report.accept(
      context.configuration.configuration.acceptedMutants,
      isWhole: isWhole(suite),
      knownApps: tool.catalog.names
    )
    show(report, with: tool)
    if report.wasInterrupted { return .failure }
    if let screen = mutating.screen, report.mutants.isEmpty { return tool.showNoScreen(screen) }
    let failures = files.publish(report)
    tool.show(problems)
    let statuses = failures.map(tool.show) + [status(of: report, tool)]
    return .gravest(of: statuses + (problems.isEmpty ? [] : [.error]))
  }

  private func show(_ report: MutationReport, with tool: Tool) {
    var console = MutationConsole(
      report,
      options: tool.surveyOptions,
      listsAll: mutating.list
    )
    var output = tool.output
    console.write(into: &output)
  }

  private func settings(in context: SuiteContext) -> MutationSettings {
    var settings = mutating.settings
    settings.jobs = jobCount(in: context)
    settings.suggest = { DifferenceSteps($0, $1).steps }
    settings.traps = context.trapSettings
    return settings
  }

  /// Whether all scenarios of folders and all operators were chosen, so that all mutants of an app are there.
  private func isWhole(_ suite: ChosenSuite) -> Bool {
    suite.plan.cases.count == suite.foundCount && mutating.operators.isTier
      && mutating.screen == nil
      && (paths ?? []).allSatisfy { FileSystem.kind(of: $0) == .folder }
  }

  private func status(of report: MutationReport, _ tool: Tool) -> ExitStatus {
    if report.excludedCases.contains(where: \.isError) { return .error }
    let score = MutationScore(of: report.mutants)
    let share = score.share ?? Percentage(perMille: 0)
    guard let minimum = mutating.minimum, share < minimum else { return .success }
    tool.errors.write("rehearse: error: \(score.text) is less than \(minimum.text)\n")
    return .failure
  }
}

extension Tool {
  fileprivate func showNoScreen(_ name: String) -> ExitStatus {
    errors.write("rehearse: error: no scenario shows a screen '\(VisibleText.escaping(name))'\n")
    return .usage
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
