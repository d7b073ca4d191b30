import ScenarioEvents
import ScenarioReports

/// Hands a run's events to every report, and keeps what the exit status depends on.
struct RunRecorder {
  private var console: ConsoleReport
  private var output: Terminal
  private var junit: JUnitReport?
  private var junitFile: ReportFile?
  private var verdicts: Set<Verdict> = []

  init(console output: Terminal) {
    self.output = output
    console = ConsoleReport(
      options: ConsoleOptions(
        colour: output.wantsColour ? .ansi : .plain,
        width: output.width
      )
    )
  }

  mutating func addJUnit(at path: String, profile: JUnitReport.Profile) throws(FileError) {
    junitFile = try ReportFile(path: path)
    junit = JUnitReport(profile: profile)
  }

  mutating func receive(_ event: RunEvent) {
    if case .caseFinished(let record) = event { verdicts.insert(record.verdict) }
    console.receive(event, into: &output)
    if var file = junitFile { junit?.receive(event, into: &file) }
  }

  /// Moves the reports to their places; one that can't be is no reason to give up another.
  func publish() -> [FileError] {
    var failures: [FileError] = []
    do throws(FileError) { try junitFile?.publish() } catch { failures.append(error) }
    return failures
  }

  /// What the verdicts mean for the exit status.
  var statuses: [ExitStatus] {
    verdicts.map { verdict in
      switch verdict {
      case .passed, .skipped, .flaky: .success
      case .failed: .failure
      case .error: .error
      }
    }
  }
}
