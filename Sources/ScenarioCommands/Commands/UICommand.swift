import ArgumentParser
import ScenarioLoading
import ScenarioRuntime

/// `rehearse ui`: the test cases in a page on this machine.
struct UICommand: SelectingCommand {
  static let configuration = CommandConfiguration(
    commandName: "ui",
    abstract: "Show scenarios in a page, run them and step through them.",
    usage: "rehearse ui [<options>] [<paths> ...]",
    discussion: """
      Serves a page on this machine and prints its address. The page lists the scenarios with their \
      results and shows each step with the screen before and after it. A file that is saved in any \
      editor is run at once. Scenarios run on app models, not in browsers. Ctrl-C ends.
      """
  )

  @OptionGroup var arguments: PathArguments
  @OptionGroup(title: "Selection") var selection: SelectionOptions
  @OptionGroup(title: "Page") var page: PageOptions
  @Option(help: ColorChoice.help)
  var color = ColorChoice.auto

  var usesPlaces: Bool { false }

  /// Each case is run often.
  var keptPlans: PlanKeeping { .all }

  func validate() throws { try selection.requireUseOfSeed() }

  func prepare() { Interruption.observe() }

  func run(with tool: Tool) -> ExitStatus {
    runSuite(in: SuiteContext(dependencyRecorder: DependencyRecorder()), with: tool)
  }

  func run(_ suite: ChosenSuite, in context: SuiteContext, with tool: Tool) -> ExitStatus {
    guard !suite.plan.cases.isEmpty else {
      tool.show(suite.warningsBesideReports)
      return tool.showNothingToRun(suite)
    }
    let studio = Studio(
      jobs: jobCount(in: context),
      after: context.earlierTraps,
      catalog: tool.catalog,
      variables: variables
    )
    guard let studio else {
      return tool.fail("no thread can be started for the page", with: .error)
    }
    let recorder = context.workspace.dependencyRecorder ?? DependencyRecorder()
    var session = StudioSession(self, studio, recorder: recorder, with: tool)
    return session.run(suite, in: context)
  }
}
