import ArgumentParser
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioLoading
import ScenarioRuntime

/// `rehearse list`: the plan, one line a test case.
struct ListCommand: SelectingCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Print the test cases that would run, in order, as 'path:line: name'.",
    usage: "rehearse list [<options>] [<paths> ...]"
  )

  @OptionGroup var arguments: PathArguments
  @OptionGroup(title: "Selection") var selection: SelectionOptions

  @Flag(help: "Print the test cases as JSON; 'rehearse schema output' describes it.")
  var json = false

  @Option(help: ColorChoice.help)
  var color = ColorChoice.auto

  var keptPlans: PlanKeeping { .none }

  func validate() throws { try selection.requireUseOfSeed() }

  func run(_ suite: ChosenSuite, in context: SuiteContext, with tool: Tool) -> ExitStatus {
    tool.show(problemsOf: suite)
    showSeed(in: context, with: tool)
    let cases = suite.plan.cases.filter { !$0.isRejected }
    if json { tool.output.listAsJSON(cases) } else { tool.output.list(cases) }
    if suite.hasErrors { return .error }
    return cases.isEmpty ? tool.showNothingToRun(suite) : .success
  }

  /// Says which seed gives a run this order, unless it was given.
  private func showSeed(in context: SuiteContext, with tool: Tool) {
    guard selection.order == .random, selection.seed == nil else { return }
    tool.note("the seed of this order is \(selection.seed(in: context))")
  }
}

extension Terminal {
  /// Lists cases some at a time.
  fileprivate func list(_ cases: [PlannedCase]) {
    var lines = ""
    for planned in cases {
      lines += planned.identity.listed
      guard lines.utf8.count > 1 << 16 else { continue }
      write(lines)
      lines = ""
    }
    if !lines.isEmpty { write(lines) }
  }

  fileprivate func listAsJSON(_ cases: [PlannedCase]) {
    write(.object([("version", 1), ("testCases", .array(cases.map(\.identity.json)))]))
  }
}

extension CaseIdentity {
  fileprivate var json: JSONValue {
    .object([
      ("file", .string(file)), ("line", .int(line)), ("name", .string(name)),
      ("suite", suite.map(JSONValue.string)), ("tags", .strings(tags)),
    ])
  }

  fileprivate var listed: String {
    "\(VisibleText.escaping(file)):\(line): \(VisibleText.escaping(name))\n"
  }
}
