import ArgumentParser
import ScenarioRuntime

/// `rehearse check`: everything that can be known without running.
struct CheckCommand: ParsableCommand, SuiteCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Reports everything that is wrong in scenario files, without running them."
  )

  @OptionGroup var arguments: PathArguments
  @OptionGroup(title: "Selection") var selection: SelectionOptions

  func validate() throws { try selection.requireUseOfSeed() }

  var purpose: PlanPurpose { .check }

  func run(_ suite: ChosenSuite, in context: SuiteContext, with tool: Tool) -> ExitStatus {
    tool.show(suite.diagnostics)
    if suite.hasErrors { return .error }
    return suite.plan.cases.isEmpty ? tool.showNothingToRun(suite) : .success
  }
}
