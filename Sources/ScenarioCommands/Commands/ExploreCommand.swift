import ArgumentParser
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioReports
import ScenarioRuntime

/// `rehearse explore`: whether verdicts hold at every timing.
struct ExploreCommand: SelectingCommand {
  static let configuration = CommandConfiguration(
    commandName: "explore",
    _superCommandName: RehearseCommand.name,
    abstract: "Finds out whether verdicts hold at every timing of the apps' delays.",
    usage: "rehearse explore [<options>] [<paths> ...]",
    discussion: """
      Runs each scenario until its verdict at every timing is known: with each delay of the app at \
      each length of its declared range. A scenario whose verdict depends on timing fails, with the \
      delays that lead to another verdict and the command that shows it. 'proved' means that the \
      search finished.

      \(ExitStatus.legend)
      """
  )

  @OptionGroup var arguments: PathArguments
  @OptionGroup(title: "Selection") var selection: SelectionOptions
  @OptionGroup(title: "Exploration") var exploring: ExploringOptions
  @OptionGroup(title: "Reports") var reports: ReportOptions

  var jobs: Int? { exploring.jobs }

  /// An exploration that is interrupted, even while it reads its files, still writes its reports.
  func prepare() { Interruption.observe() }

  var usesPlaces: Bool { false }

  func run(_ suite: ChosenSuite, in context: SuiteContext, with tool: Tool) -> ExitStatus {
    let requests = reports.requests(for: suite, in: context)
    let problems =
      requests.compactMap { $0.problem(beside: suite.files) } + unknownDelays(suite, tool)
    guard problems.isEmpty else { return .gravest(of: problems.map(tool.show)) }
    tool.show(suite.warningsBesideReports)
    let tally = ExplorationTally()
    let settings = settings(in: context, tally)
    let runner = Runner(
      suite.plan,
      settings: settings,
      isInterrupted: Interruption.isRequested
    )
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
    record(runner, &recorder, in: context, with: tool)
    tool.output.write(tally.text)
    let statuses = recorder.statuses + recorder.publish().map(tool.show)
    return .gravest(
      of: suite.plan.cases.isEmpty ? statuses + [tool.showNothingToRun(suite)] : statuses
    )
  }

  private func record(
    _ runner: Runner,
    _ recorder: inout RunRecorder,
    in context: SuiteContext,
    with tool: Tool
  ) {
    TrapGuard.install(seed: context.drawnSeed, shownBefore: context.shownBefore)
    runner.run(
      header: reports.reproducible ? RunHeader() : tool.clock.header,
      footer: { RunFooter(wallTime: reports.reproducible ? nil : tool.clock.elapsed) },
      onStart: { [live = recorder.live] event in
        TrapGuard.receive(event)
        live?.receive(event)
      },
      { event in
        TrapGuard.receive(event)
        recorder.receive(event)
      }
    )
  }

  private func unknownDelays(_ suite: ChosenSuite, _ tool: Tool) -> [UsageProblem] {
    let delays = KnownDelays(of: suite.plan, or: tool.catalog)
    return exploring.delay.compactMap { delays.problem(of: $0.name) }
  }

  private func settings(in context: SuiteContext, _ tally: ExplorationTally) -> RunSettings {
    let jobs = jobs ?? context.configuration.jobs ?? ExecutionOptions.coreCount
    var settings = RunSettings(jobs: SystemResources.jobs(jobs))
    var exploring = exploring.settings(seed: selection.seed ?? 0)
    exploring.note = { tally.add($0) }
    settings.exploring = exploring
    if let traps = context.earlierTraps { settings.trappedCases = traps.cases }
    return settings
  }
}
