import ArgumentParser
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioRuntime

/// `rehearse run`: the tool's main job.
struct RunCommand: ParsableCommand, SuiteCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Runs scenarios and reports what became of them."
  )

  @OptionGroup var arguments: PathArguments
  @OptionGroup(title: "Selection") var selection: SelectionOptions
  @OptionGroup(title: "Execution") var execution: ExecutionOptions

  @OptionGroup(title: "Reports") var reports: ReportOptions

  func run(_ suite: ChosenSuite, in context: SuiteContext, with tool: Tool) async -> ExitStatus {
    context.environment.acknowledgeSharding()
    tool.show(suite.diagnostics.filter { !$0.isError })
    if let warning = execution.warning { tool.errors.write("rehearse: warning: \(warning)\n") }
    var recorder = RunRecorder(
      console: tool.output,
      by: reports.reporter,
      caseCount: suite.plan.cases.count
    )
    for request in reports.requests(in: context) {
      recorder.add(reports.makeReport(request.kind), at: request.path)
    }
    await record(suite.plan, tool.clock, in: context, into: &recorder)
    return finish(recorder, suite, with: tool)
  }

  /// A run that is interrupted, even while it reads its files, still writes its reports.
  func prepare() { Interruption.observe() }

  private func record(
    _ plan: RunPlan,
    _ clock: RunClock,
    in context: SuiteContext,
    into recorder: inout RunRecorder
  ) async {
    let settings = execution.settings(context.configuration)
    var header = reports.reproducible ? RunHeader() : clock.header
    if case .random(let seed) = settings.timing { header.seed = seed }
    recorder.receive(.runStarted(header))
    let live = recorder.live
    let runner = Runner(
      plan,
      settings: settings,
      isInterrupted: Interruption.isRequested,
      willBegin: { live?.begin($0) }
    )
    await runner.run { recorder.receive($0) }
    recorder.receive(.runFinished(RunFooter(wallTime: reports.reproducible ? nil : clock.elapsed)))
  }

  private func finish(_ recorder: RunRecorder, _ suite: ChosenSuite, with tool: Tool) -> ExitStatus
  {
    var statuses = recorder.statuses
    for error in recorder.publish() { statuses.append(tool.reportFailure(error)) }
    do throws(FileError) { try recorder.jobSummary?.publish() } catch { tool.warn(of: error) }
    if suite.hasErrors { statuses.append(.error) }
    if suite.plan.cases.isEmpty { statuses.append(tool.showNothingToRun(suite)) }
    return .gravest(of: statuses)
  }
}

extension Tool {
  /// Says that the page of the job lacks the run, which is no reason to fail a job.
  fileprivate func warn(of error: FileError) {
    let path = VisibleText.escaping(error.path)
    errors.write("rehearse: warning: the job's summary '\(path)' can't be written: \(error.text)\n")
  }

  /// Says on standard error which report could not be written, and why.
  fileprivate func reportFailure(_ error: FileError) -> ExitStatus {
    let path = VisibleText.escaping(error.path)
    errors.write("rehearse: error: the report '\(path)' can't be written: \(error.text)\n")
    return .reportNotWritten
  }
}
