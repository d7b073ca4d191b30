import ArgumentParser
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioReports
import ScenarioRuntime

/// `rehearse run`: the tool's main job.
struct RunCommand: ParsableCommand, SuiteCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Runs scenarios and reports what became of them."
  )

  @OptionGroup var arguments: PathArguments

  @Option(help: "Writes a JUnit XML report to this path.", completion: .file())
  var junit: String?

  @Option(help: "The JUnit dialect: 'strict' leaves out what Jenkins' xunit step refuses.")
  var junitProfile: JUnitReport.Profile = .rich

  @Flag(help: "Leaves wall-clock figures and the machine's name out of all reports.")
  var reproducible = false

  func run(with tool: Tool) -> ExitStatus {
    let clock = RunClock()
    let suite = loadSuite(with: tool)
    tool.show(suite.diagnostics.filter { !$0.isError })
    var recorder = RunRecorder(console: tool.output)
    do throws(FileError) {
      if let junit { try recorder.addJUnit(at: junit, profile: junitProfile) }
    } catch {
      return tool.reportFailure(error)
    }
    recorder.receive(.runStarted(reproducible ? RunHeader() : clock.header))
    Runner(suite.plan).run { recorder.receive($0) }
    recorder.receive(.runFinished(RunFooter(wallTime: reproducible ? nil : clock.elapsed)))
    return finish(recorder, suite, with: tool)
  }

  private func finish(_ recorder: RunRecorder, _ suite: LoadedSuite, with tool: Tool) -> ExitStatus
  {
    var statuses = recorder.statuses
    for error in recorder.publish() { statuses.append(tool.reportFailure(error)) }
    if suite.hasErrors { statuses.append(.error) }
    if suite.plan.cases.isEmpty {
      tool.showNothingToRun()
      statuses.append(.nothingToRun)
    }
    return .gravest(of: statuses)
  }
}

extension JUnitReport.Profile: ExpressibleByArgument {}

extension Tool {
  /// Says on standard error which report could not be written, and why.
  fileprivate func reportFailure(_ error: FileError) -> ExitStatus {
    let path = VisibleText.escaping(error.path)
    errors.write("rehearse: error: the report '\(path)' can't be written: \(error.text)\n")
    return .reportNotWritten
  }
}
