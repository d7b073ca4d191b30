import ScenarioEvents
import ScenarioLoading
import ScenarioReports

/// Hands the events of a run to every report, and keeps what the exit status depends on.
struct RunRecorder {
  private var console: ConsoleReport
  private var output: ResumedConsole

  /// The terminal that shows the progress, if there is one.
  let live: LiveConsole?

  /// The annotations for GitHub, if the run takes place there.
  private var annotations: GitHubAnnotations?

  /// The job's page, unless a report goes there that was asked for.
  private(set) var jobSummary: JobSummary?
  private var reports: [(report: any Report, file: ReportFile)] = []
  private var files = ReportFiles()
  private var hasFailures = false
  private var hasErrors = false

  init(
    console terminal: Terminal,
    by reporter: Reporter,
    caseCount: Int,
    shownBefore: Int,
    in workspace: Workspace
  ) {
    let service = CIService()
    console = ConsoleReport(options: reporter.options(for: terminal, on: service))
    live = LiveConsole(on: terminal, caseCount: caseCount)
    output = ResumedConsole(live ?? terminal, shownBefore: shownBefore)
    annotations = GitHubAnnotations(on: service, in: workspace)
    jobSummary = JobSummary(on: service)
  }

  /// Adds a report; one that can't be written costs neither the run nor another report.
  mutating func add(_ report: any Report, for request: ReportOptions.Request) {
    let identity = ReportFile.identity(of: request.path)
    if let identity, identity == jobSummary?.identity { jobSummary = nil }
    if let file = files.open(request) { reports.append((report, file)) }
  }

  /// Hands an event to the console and to every report.
  mutating func receive(_ event: RunEvent) {
    console.receive(event, into: &output)
    annotations?.receive(event, into: &output)
    switch event {
    case .runStarted, .caseStarted: break
    case .caseFinished(let record): note(record.verdict)
    case .idle, .runFinished: output.flush()
    }
    live?.receive(event)
    jobSummary?.receive(event)
    for index in reports.indices {
      var file = reports[index].file
      reports[index].report.receive(event, into: &file)
    }
  }

  /// Moves the reports to their places.
  func publish() -> [ReportFailure] { files.publish() }

  private mutating func note(_ verdict: Verdict) {
    switch verdict {
    case .passed, .skipped, .flaky: break
    case .failed: hasFailures = true
    case .error: hasErrors = true
    }
  }

  /// The exit statuses that the verdicts ask for.
  var statuses: [ExitStatus] {
    (hasFailures ? [.failure] : []) + (hasErrors ? [.error] : [])
  }
}
