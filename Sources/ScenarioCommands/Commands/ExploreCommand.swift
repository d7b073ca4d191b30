import ArgumentParser
import ScenarioDiagnostics
import ScenarioLoading
import ScenarioReports
import ScenarioRuntime

/// `rehearse explore`: whether verdicts hold at every timing.
struct ExploreCommand: SelectingCommand {
  static let configuration = CommandConfiguration(
    commandName: "explore",
    abstract: "Find out whether verdicts hold at every timing of the apps' delays.",
    usage: "rehearse explore [<options>] [<paths> ...]",
    discussion: """
      Run each scenario until its verdict at every timing is known: with each delay of the app at \
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

  @Option(help: ColorChoice.help)
  var color = ColorChoice.auto

  var jobs: Int? { exploring.cores.jobs }

  /// An exploration that is interrupted, even while it reads its files, still writes its reports.
  func prepare() { Interruption.observe() }

  var needsModels: Bool { true }

  /// What fails at some timing only is remembered apart from what fails in runs.
  var memoryName: String { "last-explore" }

  func run(_ suite: ChosenSuite, in context: SuiteContext, with tool: Tool) -> ExitStatus {
    let requests = reports.requests(for: suite, in: context)
    let delays = KnownDelays(of: suite.plan.apps(of: tool.catalog))
    let problems =
      requests.compactMap { $0.problem(beside: suite.files) }
      + delays.problems(of: exploring.delay.map(\.name), in: suite)
    guard problems.isEmpty else { return .gravest(of: problems.map(tool.show)) }
    tool.begin(suite, in: context)
    if !context.isResumed {
      for warning in reports.warnings(beside: requests) { tool.warn(warning) }
    }
    var tally = ExplorationTally()
    var failures = RunTally(memory: suite.memory, failsOnFlaky: false)
    var folder = exploring.write.map { ReplayFolder(path: $0) }
    var run = SuiteRun(
      of: suite,
      reporting: reports,
      to: requests,
      settings(in: context),
      in: context,
      with: tool
    )
    run.perform(seed: selection.order == .random ? selection.seed(in: context) : nil) {
      tally.receive($0)
      failures.receive($0)
      folder?.receive($0)
    }
    tool.output.write(tally.text)
    if !suite.isConfigurationBroken {
      tool.keep(failures.memory, in: LastRunFile(of: context.workspace, named: memoryName))
    }
    return .gravest(of: run.publish() + (folder.map(tool.show) ?? []))
  }

  private func settings(in context: SuiteContext) -> RunSettings {
    var settings = RunSettings(jobs: jobCount(in: context))
    settings.exploring = exploring.settings(seed: selection.seed ?? 0)
    return settings
  }
}

extension Tool {
  /// Lists the replay files that were written, and those that could not be.
  fileprivate func show(_ folder: ReplayFolder) -> [ExitStatus] {
    for path in folder.written {
      output.write("wrote \(VisibleText.escaping(path))\n")
    }
    for failure in folder.failures {
      errors.write("rehearse: error: \(failure.writeFailure(as: "the replay file"))\n")
    }
    return folder.failures.isEmpty ? [] : [.reportNotWritten]
  }
}
