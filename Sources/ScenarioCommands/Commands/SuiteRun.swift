import ScenarioEvents
import ScenarioLoading
import ScenarioReports
import ScenarioRuntime

/// A run of chosen test cases whose events go to the console and to every report.
///
/// ```swift
/// var run = SuiteRun(of: suite, reporting: reports, to: requests, settings, in: context, with: tool)
/// run.perform(seed: nil)
/// let statuses = run.publish()
/// ```
struct SuiteRun {
  private let suite: ChosenSuite
  private let reports: ReportOptions
  private let context: SuiteContext
  private let tool: Tool
  private var settings: RunSettings
  private var recorder: RunRecorder

  /// The names of the places that were asked for, for reports.
  private let wantedPlaces: [String]

  /// How the command line chose the lengths of delays, for reports.
  private let timing: TimingChoice

  /// Begins the reports.
  init(
    of suite: ChosenSuite,
    reporting reports: ReportOptions,
    to requests: [ReportOptions.Request],
    _ settings: RunSettings,
    wanting places: [String] = [],
    timing: TimingChoice = TimingChoice(),
    in context: SuiteContext,
    with tool: Tool
  ) {
    self.suite = suite
    wantedPlaces = places
    self.timing = timing
    self.reports = reports
    self.context = context
    self.tool = tool
    self.settings = settings
    self.settings.keepsScreens = reports.screens ?? .failures != .failures
    recorder = RunRecorder(
      console: tool.output,
      by: reports.consoleReporter ?? .line,
      caseCount: settings.runCount(of: suite.plan),
      shownBefore: context.shownBefore,
      in: context.workspace
    )
    for request in requests {
      let report = reports.makeReport(
        request.kind,
        planned: suite.plannedFiles,
        isExploration: settings.exploring != nil
      )
      recorder.add(report, for: request)
    }
  }

  /// Runs the test cases.
  ///
  /// - Parameters:
  ///   - seed: The seed of a random order or random delays.
  ///   - receive: Receives each event after the reports.
  mutating func perform(seed: UInt64?, _ receive: (RunEvent) -> Void = { _ in }) {
    // A browser's pages can't trap in this process, and would not survive its restart.
    if !settings.places.areRemote { guardAgainstTraps() }
    settings.exploring?.progress = { [live = recorder.live] in live?.receive($1, of: $0) }
    Runner(suite.plan, settings: settings, isInterrupted: Interruption.isRequested).run(
      header: header(seed: seed),
      footer: { RunFooter(wallTime: reports.reproducible ? nil : tool.clock.elapsed) },
      onStart: { [live = recorder.live] event in
        TrapGuard.receive(event)
        live?.receive(event)
      },
      { event in
        TrapGuard.receive(event)
        recorder.receive(event)
        receive(event)
      }
    )
  }

  /// Moves the reports to their places, and says what no report does.
  ///
  /// - Returns: The exit statuses for the verdicts, for files that could not be written, and for nothing
  ///   to run.
  func publish() -> [ExitStatus] {
    var statuses = recorder.statuses + recorder.publish().map(tool.show)
    do throws(FileError) {
      try recorder.jobSummary?.publish()
    } catch {
      tool.warn(of: error, as: "the job's summary")
    }
    tool.showImporters(suite.diagnostics.filter(\.isBrokenImport))
    if suite.plan.cases.isEmpty { statuses.append(tool.showNothingToRun(suite)) }
    return statuses
  }

  /// Leaves out what has trapped before, and sees to it that the next trap costs one case, too.
  private mutating func guardAgainstTraps() {
    if let traps = context.earlierTraps {
      settings.trappedCases = traps.cases
      tool.warn("an app model trapped; all but its scenario is run again")
    }
    TrapGuard.install(seed: context.drawnSeed, shownBefore: context.shownBefore)
  }

  private func header(seed: UInt64?) -> RunHeader {
    var header = reports.reproducible ? RunHeader() : tool.clock.header
    header.version = ToolVersion.text
    if !reports.reproducible { header.describeEnvironment(in: context) }
    header.seed = seed
    header.places = settings.places.descriptions
    header.wantedPlaces = wantedPlaces
    header.timing = timing
    header.leastRealTime = RealTime(of: suite.plan, settings).least
    return header
  }
}

extension Tool {
  /// Confirms to the build system that sharding is supported, and shows the warnings that reports don't
  /// show.
  func begin(_ suite: ChosenSuite, in context: SuiteContext) {
    do throws(FileError) {
      try context.environment.acknowledgeSharding()
    } catch {
      warn(of: error, as: "the status file of shards")
    }
    if context.isResumed { return }
    let warnings = suite.warningsBesideReports
    show(warnings)
    mark(warnings, in: context.workspace)
  }

  /// Says that a file lacks what was meant for it, which is not a reason to fail a run.
  func warn(of error: FileError, as role: String? = nil) {
    warn(error.writeFailure(as: role))
  }
}
