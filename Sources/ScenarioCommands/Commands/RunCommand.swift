import ArgumentParser
import ScenarioDiagnostics
import ScenarioEvents
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

  @Option(help: ColorChoice.help)
  var color = ColorChoice.auto

  @Flag(help: "Run again what a change affects, as soon as a file is saved.")
  var watch = false

  var placeNames: [String] { places.names }

  func validate() throws { try execution.requireUse(ofSeedIn: selection) }

  func run(with tool: Tool) -> ExitStatus {
    guard watch else { return runSuite(with: tool) }
    var watch = RunWatch(self, with: tool)
    return watch.run()
  }

  var paths: [String]? { execution.paths(given: arguments.named) }

  var replay: ReplayFile? { execution.replay }

  func run(_ suite: ChosenSuite, in context: SuiteContext, with tool: Tool) -> ExitStatus {
    if let replay, suite.foundCount == 0 { return tool.showNoCase(of: replay) }
    let requests = reports.requests(for: suite, in: context)
    let apps = suite.plan.apps(of: catalog(in: context, with: tool))
    let delays = KnownDelays(of: apps)
    let problems =
      requests.compactMap { $0.problem(beside: suite.files) }
      + delays.problems(of: execution.delay.map(\.name), in: suite)
    guard problems.isEmpty else { return .gravest(of: problems.map(tool.show)) }
    tool.begin(suite, in: context)
    let places: RunPlaces
    do throws(PlaceProblem) {
      places = try openPlaces(for: apps, in: context, with: tool)
    } catch {
      let rejected = suite.rejected(because: error)
      return run(rejected, requests, on: .models, keepingFailures: false, in: context, with: tool)
    }
    defer { places.close() }
    let warnings =
      places.warnings + suite.plan.timingWarnings(for: apps, on: places)
      + execution.idleOptions(on: places)
      + self.places.idleOptions(on: places)
      + reports.warnings(about: apps, on: places) + reports.warnings(beside: requests)
    if !context.isResumed {
      for warning in warnings { tool.warn(warning) }
      tool.showStrayDelays(execution.delay.compactMap(delays.warning))
    }
    let status = run(suite, requests, on: places, delays: delays, in: context, with: tool)
    if status != .success, places.areRemote { self.places.waitForReturn(with: tool) }
    return status
  }

  /// Runs what was chosen, and writes the reports.
  ///
  /// The next run with `--last-failed` runs what fails in this one, if its failures are kept.
  private func run(
    _ suite: ChosenSuite,
    _ requests: [ReportOptions.Request],
    on places: RunPlaces,
    keepingFailures keepsFailures: Bool = true,
    delays: KnownDelays = KnownDelays(of: []),
    in context: SuiteContext,
    with tool: Tool
  ) -> ExitStatus {
    let seed = selection.seed(in: context)
    var settings = execution.settings(context.configuration, seed: seed, on: places)
    if self.places.keepOpen { settings.greatestFailureCount = 1 }
    var run = SuiteRun(
      of: suite,
      reporting: reports,
      to: requests,
      settings,
      wanting: wantedPlaces(in: context),
      timing: execution.timingChoice,
      in: context,
      with: tool
    )
    var tally = RunTally(memory: suite.memory, failsOnFlaky: execution.failOnFlaky)
    run.perform(seed: takesSeed ? seed : nil) { tally.receive($0) }
    tally.note(delayWarnings: execution.delay.compactMap(delays.warning).count)
    let strays = settings.strayDelays?.delays ?? []
    tally.note(delayWarnings: showStrayDelays(strays, delays, with: tool))
    if !context.isResumed {
      tally.note(delayWarnings: showIdleDelays(in: suite.plan, with: tool))
    }
    if keepsFailures, !suite.isConfigurationBroken {
      tool.keep(tally.memory, in: LastRunFile(of: context.workspace))
    }
    return finish(run, tally, suite, in: context, with: tool)
  }

  /// Warns of lengths that delays could not have, as the run has shown.
  ///
  /// - Returns: The number of warnings.
  private func showStrayDelays(
    _ strays: [StrayDelay],
    _ known: KnownDelays,
    with tool: Tool
  ) -> Int {
    let warnings = known.warnings(about: strays, among: execution.delay)
    tool.showStrayDelays(warnings)
    return warnings.count
  }

  /// Warns of lengths for delays that the only scenario does not begin.
  ///
  /// - Returns: The number of warnings.
  private func showIdleDelays(in plan: RunPlan, with tool: Tool) -> Int {
    let count = tool.showIdleDelays(of: replay, in: plan)
    guard plan.cases.count == 1 else { return count }
    return count + tool.showIdleDelays(execution.delay, of: plan.cases[0])
  }

  private func openPlaces(
    for apps: [InstalledApp],
    in context: SuiteContext,
    with tool: Tool
  ) throws(PlaceProblem) -> RunPlaces {
    let names = wantedPlaces(in: context)
    let opening = PlaceOpening(
      names: names,
      options: places,
      context: context,
      variables: variables
    )
    return try opening.places(for: apps, by: tool.places)
  }

  /// Whether the order or the delays are drawn.
  private var takesSeed: Bool { selection.order == .random || execution.timing == .random }

  var jobs: Int? { execution.jobs }

  /// A run that is interrupted, even while it reads its files, still writes its reports.
  func prepare() { Interruption.observe() }

  private func finish(
    _ run: SuiteRun,
    _ tally: RunTally,
    _ suite: ChosenSuite,
    in context: SuiteContext,
    with tool: Tool
  ) -> ExitStatus {
    var statuses = run.publish()
    if execution.failOnWarnings {
      statuses.append(tool.refuseWarnings(of: suite, or: tally.warningCount, in: context))
    }
    if tally.flakyFailures > 0 { statuses.append(tool.showFlaky(tally.flakyFailures)) }
    return .gravest(of: statuses)
  }
}

extension RunPlan {
  /// Warnings about cases whose exact times real time can't keep.
  fileprivate func timingWarnings(for apps: [InstalledApp], on places: RunPlaces) -> [String] {
    let count = realTimeCount(ofTag: "nominal-timing", among: apps, on: places)
    guard count > 0 else { return [] }
    return [
      """
      \(counted(count, "scenario")) with the tag 'nominal-timing' may fail, because real time is not exact; \
      add '--exclude-tag nominal-timing', or 'clock: virtual' to the web app
      """
    ]
  }
}

extension Tool {
  fileprivate func showFlaky(_ count: Int) -> ExitStatus {
    fail("\(counted(count, "scenario")) passed only when tried again", with: .failure)
  }
}
