import ArgumentParser
import Patterns
import ScenarioLoading
import ScenarioRuntime

/// A command about one scenario, which a file or a line in it names.
protocol CaseCommand: SuiteCommand {
  var subject: String { get }
  var choice: CaseChoice { get }

  /// Does the command's work with the scenario.
  func run(_ only: InspectedCase, in context: SuiteContext, with tool: Tool) -> ExitStatus
}

/// The options that choose and complete the scenario.
struct CaseChoice: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Choose one of several scenarios in a file by its name.",
      valueName: "pattern"
    ),
    transform: Pattern.init(argument:)
  )
  var filter: Pattern?

  @Option(name: .customLong("var"), help: VariableOptions.help)
  var assignments: [String] = []

  private var variableOptions: VariableOptions { VariableOptions(assignments: assignments) }

  var variables: [String: String] { variableOptions.variables }

  func validate() throws { try variableOptions.validate() }

  var isEmpty: Bool { filter == nil && assignments.isEmpty }
}

extension CaseCommand {
  var paths: [String]? { [subject] }

  var variables: [String: String] { choice.variables }

  var keptPlans: PlanKeeping { .all }

  /// Selects by name only, because tags and shards apply to runs.
  func selection(in context: SuiteContext, failures: Set<CaseName>) -> Selection {
    Selection(namePattern: choice.filter)
  }

  func run(_ suite: ChosenSuite, in context: SuiteContext, with tool: Tool) -> ExitStatus {
    runOnlyCase(of: suite, in: context, with: tool)
  }

  /// Does the command's work with the scenario of a suite that has only one.
  func runOnlyCase(of suite: ChosenSuite, in context: SuiteContext, with tool: Tool) -> ExitStatus {
    switch tool.onlyCase(of: suite) {
    case .only(let only): run(only, in: context, with: tool)
    case .none(let status): status
    }
  }
}
