import ArgumentParser
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioReports
import ScenarioRuntime

/// `rehearse run`: the tool's main job.
struct RunCommand: SelectingCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Run scenarios and report the results.",
    usage: "rehearse run [<options>] [<paths> ...]",
    discussion: """
      Options override environment variables, and these override rehearse.yaml. 'rehearse config' \
      shows the settings. The guide 'Running scenarios' lists the environment variables that CI \
      services and build systems set.

      \(ExitStatus.legend)
      """
  )

  @OptionGroup var arguments: PathArguments
  @OptionGroup(title: "Selection") var selection: SelectionOptions
  @OptionGroup(title: "Execution") var execution: ExecutionOptions
  @OptionGroup(title: "Places") var places: PlaceOptions
  @OptionGroup(title: "Reports") var reports: ReportOptions

  @OptionGroup var colorOption: ColorOption

  @Flag(help: "Run again what a change affects, as soon as a file is saved.")
  var watch = false

  var color: ColorChoice { colorOption.choice }

  var placeNames: [String] { places.names }

  func validate() throws { try execution.requireUse(ofSeedIn: selection) }

  func run(with tool: Tool) -> ExitStatus {
    guard watch else { return runSuite(with: tool) }
    var watch = RunWatch(self, with: tool)
    return watch.run()
  }

  func run(_ suite: ChosenSuite, in context: SuiteContext, with tool: Tool) -> ExitStatus {
    let requests = reports.requests(for: suite, in: context)
    let problems = requests.compactMap { $0.problem(beside: suite.files) }
    guard problems.isEmpty else { return .gravest(of: problems.map(tool.show)) }
    let catalog = catalog(in: context, with: tool)
    let delays = KnownDelays(of: suite.plan, or: catalog)
    if let problem = execution.delay.lazy.compactMap({ delays.problem(of: $0.name) }).first {
      return tool.show(problem)
    }
    tool.acknowledgeSharding(in: context)
    tool.show(suite.warningsBesideReports)
    tool.mark(suite.warningsBesideReports, in: context.workspace)
    let delayWarnings = execution.delay.compactMap(delays.warning)
    for warning in execution.idleOptions + delayWarnings + reports.warnings(beside: requests) {
      tool.errors.write("rehearse: warning: \(warning)\n")
    }
    let places: RunPlaces
    do throws(PlaceProblem) {
      places = try openPlaces(for: suite.plan.apps(of: catalog), in: context, with: tool)
    } catch {
      return tool.show(error)
    }
    defer { close(places, with: tool) }
    return run(suite, requests, on: places, in: context, with: tool)
  }

  /// Runs what was chosen, and writes the reports.
  private func run(
    _ suite: ChosenSuite,
    _ requests: [ReportOptions.Request],
    on places: RunPlaces,
    in context: SuiteContext,
    with tool: Tool
  ) -> ExitStatus {
    var settings = execution.settings(
      context.configuration,
      seed: selection.seed(in: context),
      on: places
    )
    // A browser's pages can't trap in this process, and would not survive its restart.
    if !places.areRemote { guardAgainstTraps(&settings, in: context, with: tool) }
    var recorder = makeRecorder(requests, of: suite, settings, in: context, with: tool)
    var tally = RunTally(memory: suite.memory, flakiness: execution.flakiness)
    Runner(suite.plan, settings: settings, isInterrupted: Interruption.isRequested).run(
      header: header(by: tool.clock, on: places, in: context),
      footer: { RunFooter(wallTime: reports.reproducible ? nil : tool.clock.elapsed) },
      onStart: { [live = recorder.live] event in
        TrapGuard.receive(event)
        live?.receive(event)
      },
      { event in
        TrapGuard.receive(event)
        recorder.receive(event)
        tally.receive(event)
      }
    )
    if !suite.isConfigurationBroken { tool.keep(tally.memory, in: context) }
    return finish(recorder, tally, suite, in: context, with: tool)
  }

  private func openPlaces(
    for apps: [InstalledApp],
    in context: SuiteContext,
    with tool: Tool
  ) throws(PlaceProblem) -> RunPlaces {
    let names = wantedPlaces(in: context)
    let opening = PlaceOpening(names: names, options: places, context: context)
    let opened = try opening.places(for: apps, by: tool.places)
    for warning in opened.warnings { tool.errors.write("rehearse: warning: \(warning)\n") }
    return opened
  }

  private func close(_ opened: RunPlaces, with tool: Tool) {
    if places.keepOpen, opened.areRemote, !Interruption.isRequested() {
      tool.errors.write("rehearse: the browser stays open; press Return to end it\n")
      _ = readLine()
    }
    opened.close()
  }

  private func makeRecorder(
    _ requests: [ReportOptions.Request],
    of suite: ChosenSuite,
    _ settings: RunSettings,
    in context: SuiteContext,
    with tool: Tool
  ) -> RunRecorder {
    var recorder = RunRecorder(
      console: tool.output,
      by: reports.consoleReporter ?? .line,
      caseCount: settings.runCount(of: suite.plan),
      shownBefore: context.shownBefore,
      in: context.workspace
    )
    for request in requests {
      recorder.add(reports.makeReport(request.kind, planned: suite.plannedFiles), for: request)
    }
    return recorder
  }

  var jobs: Int? { execution.jobs }

  /// Leaves out what has trapped before, and sees to it that the next trap costs one case, too.
  private func guardAgainstTraps(
    _ settings: inout RunSettings,
    in context: SuiteContext,
    with tool: Tool
  ) {
    if let traps = context.earlierTraps {
      settings.trappedCases = traps.cases
      tool.errors.write(
        "rehearse: warning: an app model trapped; all but its scenario is run again\n"
      )
    }
    TrapGuard.install(seed: context.drawnSeed, shownBefore: context.shownBefore)
  }

  /// A run that is interrupted, even while it reads its files, still writes its reports.
  func prepare() { Interruption.observe() }

  private func header(
    by clock: RunClock,
    on places: RunPlaces,
    in context: SuiteContext
  ) -> RunHeader {
    var header = reports.reproducible ? RunHeader() : clock.header
    header.places = places.descriptions
    header.version = ToolVersion.text
    if !reports.reproducible { header.describeEnvironment(in: context) }
    if selection.order == .random || execution.timing == .random {
      header.seed = selection.seed(in: context)
    }
    return header
  }

  private func finish(
    _ recorder: RunRecorder,
    _ tally: RunTally,
    _ suite: ChosenSuite,
    in context: SuiteContext,
    with tool: Tool
  ) -> ExitStatus {
    var statuses = recorder.statuses
    statuses += recorder.publish().map(tool.show)
    do throws(FileError) {
      try recorder.jobSummary?.publish()
    } catch {
      tool.warn(of: error, as: "the job's summary")
    }
    tool.showImporters(suite.diagnostics.filter(\.isBrokenImport))
    if suite.plan.cases.isEmpty { statuses.append(tool.showNothingToRun(suite)) }
    statuses.append(
      execution.warnings.status(
        of: suite,
        warningsOfRun: tally.warningCount,
        in: context,
        with: tool
      )
    )
    if tally.flakyFailures > 0 { statuses.append(tool.showFlaky(tally.flakyFailures)) }
    return .gravest(of: statuses)
  }
}

extension Tool {
  /// Says that a file lacks what was meant for it, which is not a reason to fail a run.
  fileprivate func warn(of error: FileError, as role: String? = nil) {
    errors.write("rehearse: warning: \(error.writeFailure(as: role))\n")
  }

  /// Tells the build system that sharding is understood, or somebody why it can't be told.
  fileprivate func acknowledgeSharding(in context: SuiteContext) {
    do throws(FileError) {
      try context.environment.acknowledgeSharding()
    } catch {
      warn(of: error, as: "the status file of shards")
    }
  }

  fileprivate func showFlaky(_ count: Int) -> ExitStatus {
    errors.write("rehearse: error: \(counted(count, "scenario")) passed only when tried again\n")
    return .failure
  }

  /// Keeps for `--last-failed` what failed; that this is not possible costs no run its status.
  fileprivate func keep(_ memory: FailureMemory, in context: SuiteContext) {
    let file = LastRunFile(of: context.workspace)
    do throws(FileError) { try file.keep(memory) } catch { warn(of: error) }
  }
}
