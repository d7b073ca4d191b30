import ScenarioReports
import ScenarioRuntime

/// A command that runs the chosen test cases many times to find out something about the suite.
protocol SurveyCommand: SelectingCommand {
  var reports: SurveyReportOptions { get }

  /// Does the work, and writes what it finds.
  func survey(
    _ suite: ChosenSuite,
    writing files: SurveyFiles,
    in context: SuiteContext,
    with tool: Tool
  ) -> ExitStatus
}

extension SurveyCommand {
  func prepare() { Interruption.observe() }

  var usesPlaces: Bool { false }

  func run(_ suite: ChosenSuite, in context: SuiteContext, with tool: Tool) -> ExitStatus {
    let files = SurveyFiles(reports.requests)
    if let problem = files.problem(beside: suite.files) { return tool.show(problem) }
    tool.show(problemsOf: suite)
    if suite.plan.cases.isEmpty { return tool.showNothingToRun(suite) }
    TrapGuard.install(seed: context.drawnSeed, shownBefore: context.shownBefore)
    return survey(suite, writing: files, in: context, with: tool)
  }
}

extension Tool {
  /// The options of what a survey writes to the console.
  var surveyOptions: ConsoleOptions { Reporter.line.options(for: output, on: CIService()) }
}
