import ArgumentParser
import Patterns
import ScenarioDiagnostics
import ScenarioEvents
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

  @Option(name: .customLong("var"), help: .variable)
  var assignments: [String] = []

  var variables: [String: String] { assignments.variables }

  func validate() throws { try assignments.validateVariables() }

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
    tool.show(problemsOf: suite)
    if suite.hasErrors { return .error }
    let cases = suite.plan.cases.compactMap(InspectedCase.init)
    guard let only = cases.first else { return tool.showNothingToInspect(suite) }
    return cases.count == 1
      ? run(only, in: context, with: tool) : tool.showChoice(among: cases)
  }
}

extension Tool {
  fileprivate func showChoice(among cases: [InspectedCase]) -> ExitStatus {
    let names = cases.prefix(20).map { "  \(VisibleText.escaping($0.place))\n" }.joined()
    let way =
      Set(cases.map(\.identity.place)).count > 1
      ? "name one by its line or with '--filter'" : "name one with '--filter'"
    errors.write("rehearse: error: \(cases.count) scenarios are meant; \(way)\n" + names)
    return .usage
  }

  /// Says that nothing is there to look at, or why what is there is not run.
  fileprivate func showNothingToInspect(_ suite: ChosenSuite) -> ExitStatus {
    let skips = suite.plan.cases.compactMap(\.skip)
    guard !skips.isEmpty else { return showNothingToRun(suite) }
    for skip in skips.prefix(20) { errors.write("rehearse: error: \(skip)\n") }
    return .nothingToRun
  }
}

extension PlannedCase {
  /// That it is skipped, and why.
  fileprivate var skip: String? {
    guard case .skip(let reason) = action else { return nil }
    return "'\(VisibleText.escaping(identity.name))' is skipped: \(VisibleText.escaping(reason))"
  }
}
