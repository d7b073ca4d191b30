import ScenarioDecoding
import ScenarioEvents
import ScenarioReports
import ScenarioRuntime

/// A command that runs the chosen test cases many times to find out something about the suite.
protocol SurveyCommand: SelectingCommand {
  associatedtype Findings: SurveyFindings

  var reports: SurveyReportOptions { get }

  /// Does the work.
  func findings(of survey: Survey) -> Findings

  /// Writes what was found to the console.
  func write(_ findings: Findings, _ options: ConsoleOptions, into sink: inout some ReportSink)

  /// The status of a command whose options rule out every finding; says why.
  func refusal(of findings: Findings, in survey: Survey) -> ExitStatus?

  /// The statuses that the findings ask for; says why, and writes all that is not a report.
  func statuses(for findings: Findings, in survey: Survey) -> [ExitStatus]
}

/// What a survey works on and with.
struct Survey {
  let suite: ChosenSuite
  let context: SuiteContext
  let tool: Tool

  /// The line that shows how far it has come, if the output is a terminal.
  let live: LiveConsole?

  /// Receives how far it has come.
  var progress: @Sendable (SurveyProgress) -> Void { { [live] in live?.receive($0) } }
}

extension SurveyCommand {
  func validate() throws { try selection.requireUseOfSeed() }

  func prepare() { Interruption.observe() }

  var needsModels: Bool { true }

  func refusal(of findings: Findings, in survey: Survey) -> ExitStatus? { nil }

  func run(_ suite: ChosenSuite, in context: SuiteContext, with tool: Tool) -> ExitStatus {
    let problems = reports.requests.lazy.compactMap { $0.problem(beside: suite.files) }
    if let problem = problems.first { return tool.show(problem) }
    if !context.isResumed { tool.show(problemsOf: suite) }
    if suite.plan.cases.isEmpty { return tool.showNothingToRun(suite) }
    TrapGuard.install(seed: context.drawnSeed, shownBefore: context.shownBefore)
    let live = LiveConsole(on: tool.output)
    let survey = Survey(suite: suite, context: context, tool: tool, live: live)
    return publish(findings(of: survey), in: survey)
  }

  private func publish(_ findings: Findings, in survey: Survey) -> ExitStatus {
    survey.live?.wipe()
    var output = survey.tool.output
    write(findings, survey.tool.surveyOptions, into: &output)
    if findings.wasInterrupted, !Findings.isUsefulInPart { return .failure }
    if !findings.wasInterrupted, let status = refusal(of: findings, in: survey) { return status }
    var files = ReportFiles()
    for request in reports.requests {
      files.open(request)?.append(findings.bytes(of: request.kind))
    }
    let failures = files.publish().map(survey.tool.show)
    if findings.wasInterrupted { return .gravest(of: failures + [.failure]) }
    return .gravest(of: failures + statuses(for: findings, in: survey))
  }
}

extension SurveyFindings {
  fileprivate func bytes(of kind: ReportKey) -> [UInt8] {
    var sink = MemorySink()
    switch kind {
    case .junit: junit.write(into: &sink)
    case .jsonLines: writeJSONLines(into: &sink)
    case .markdown: page.writeMarkdown(into: &sink)
    case .html: page.writeHTML(into: &sink)
    }
    return sink.bytes
  }
}

extension Tool {
  fileprivate var surveyOptions: ConsoleOptions {
    Reporter.line.options(for: output, on: CIService())
  }
}
