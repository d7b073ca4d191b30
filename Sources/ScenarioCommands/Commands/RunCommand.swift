import ArgumentParser
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioReports
import ScenarioRuntime

/// `rehearse run`: the tool's main job.
struct RunCommand: SelectingCommand, PlainCommand {
  static let name = "run"

  static let configuration = CommandConfiguration(
    commandName: name,
    _superCommandName: RehearseCommand.name,
    abstract: "Runs scenarios and reports what became of them.",
    usage: "rehearse run [<options>] [<paths> ...]",
    discussion: """
      What the command line does not say, rehearse.yaml at the root of the workspace may say, and \
      'rehearse config' shows. The environment is asked in between:

      TEST_SHARD_INDEX, TEST_TOTAL_SHARDS: the part of the plan to run, from 0, as --shard.
      TEST_SHARD_STATUS_FILE: a file to touch, which tells that sharding is understood.
      TESTBRIDGE_TEST_ONLY: a pattern, as --filter.
      XML_OUTPUT_FILE: a path, as --junit.
      CI: whether the console is a CI job's log. GITHUB_ACTIONS, GITLAB_CI, TF_BUILD, \
      TEAMCITY_VERSION: whose log it is, which folds away what passed; on GitHub failures are marked.
      GITHUB_WORKSPACE: the folder to which the marks' paths are relative.
      GITHUB_STEP_SUMMARY: a page to add the report in Markdown to; empty for none.
      NO_COLOR: whether to do without colours. TERM=dumb: and without a line that changes.
      FORCE_COLOR, CLICOLOR_FORCE: whether to have colours where there is no terminal, unless 0.

      \(ExitStatus.legend)
      """
  )

  @OptionGroup var arguments: PathArguments
  @OptionGroup(title: "Selection") var selection: SelectionOptions
  @OptionGroup(title: "Execution") var execution: ExecutionOptions
  @OptionGroup(title: "Reports") var reports: ReportOptions

  @Flag(help: "Runs again whatever a change concerns, as soon as a file is saved.")
  var watch = false

  func validate() throws { try execution.requireUse(ofSeedIn: selection) }

  func run(with tool: Tool) -> ExitStatus {
    guard watch else { return runSuite(with: tool) }
    var watch = RunWatch(self, with: tool)
    return watch.run()
  }

  func run(_ suite: ChosenSuite, in context: SuiteContext, with tool: Tool) -> ExitStatus {
    // A change that concerns nothing leaves the reports on what was run before as they are.
    let requests = suite.isUnconcerned ? [] : reports.requests(in: context)
    let problems = requests.compactMap { $0.problem(beside: suite.files) }
    guard problems.isEmpty else { return .gravest(of: problems.map(tool.show)) }
    tool.acknowledgeSharding(in: context)
    tool.show(suite.warningsBesideReports)
    tool.mark(suite.warningsBesideReports, in: context.workspace)
    for warning in execution.idleOptions + reports.warnings(beside: requests) {
      tool.errors.write("rehearse: warning: \(warning)\n")
    }
    var settings = execution.settings(
      context.configuration,
      seed: selection.seed(in: context)
    )
    guardAgainstTraps(&settings, in: context, with: tool)
    var recorder = makeRecorder(requests, of: suite, settings, in: context, with: tool)
    var tally = RunTally(memory: suite.memory, flakiness: execution.flakiness)
    recorder.begin(header(by: tool.clock, in: context))
    makeRunner(suite.plan, settings, showing: recorder.live).run(
      digesting: { [writers = recorder.writers] in
        var writers = writers
        return { record in writers.write(record) }
      },
      { written in
        recorder.receive(written)
        tally.note(written.outline)
      },
      caughtUp: { recorder.flushConsole() }
    )
    recorder.end(RunFooter(wallTime: reports.reproducible ? nil : tool.clock.elapsed))
    tool.keep(tally.memory, in: context)
    return finish(recorder, tally, suite, in: context, with: tool)
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
      by: reports.reporter ?? .line,
      caseCount: settings.runCount(of: suite.plan),
      shownBefore: context.shownBefore,
      in: context.workspace
    )
    for request in requests {
      recorder.add(reports.makeReport(request.kind, planned: suite.plannedFiles), for: request)
    }
    return recorder
  }

  /// A runner that says of each test case that it begins, for the case that its app traps.
  private func makeRunner(
    _ plan: RunPlan,
    _ settings: RunSettings,
    showing live: LiveConsole?
  ) -> Runner {
    Runner(
      plan,
      settings: settings,
      isInterrupted: Interruption.isRequested,
      willBegin: { identity in
        TrapGuard.begin(identity)
        live?.begin(identity)
      },
      hasEnded: { _ in TrapGuard.end() }
    )
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

  private func header(by clock: RunClock, in context: SuiteContext) -> RunHeader {
    var header = reports.reproducible ? RunHeader() : clock.header
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

extension RunCommand {
  static func plain(_ arguments: inout PlainArguments) throws -> Self {
    var command = Self()
    command.selection = try .plain(&arguments)
    command.execution = try .plain(&arguments)
    command.reports = try .plain(&arguments)
    command.watch = arguments.takeFlag("--watch")
    command.arguments = try .plain(&arguments)
    try command.validate()
    return command
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
