import ArgumentParser
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioRuntime

/// `rehearse list`: the plan, one line a test case.
struct ListCommand: SelectingCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Prints the test cases that would be run, in order, as 'path: name'.",
    usage: "rehearse list [<options>] [<paths> ...]"
  )

  @OptionGroup var arguments: PathArguments
  @OptionGroup(title: "Selection") var selection: SelectionOptions

  var budget: PlanBudget { .unneeded }

  func validate() throws { try selection.requireUseOfSeed() }

  func run(_ suite: ChosenSuite, in context: SuiteContext, with tool: Tool) -> ExitStatus {
    tool.show(suite.diagnostics)
    showSeed(in: context, with: tool)
    let lineCount = tool.output.list(suite.plan.cases)
    if suite.hasErrors { return .error }
    return lineCount == 0 ? tool.showNothingToRun(suite) : .success
  }

  /// Says which seed gives a run this order, unless it was given.
  private func showSeed(in context: SuiteContext, with tool: Tool) {
    guard selection.order == .random, selection.seed == nil else { return }
    tool.errors.write("rehearse: note: the seed of this order is \(selection.seed(in: context))\n")
  }
}

extension Terminal {
  /// Lists cases some at a time, and says how many lines there were.
  fileprivate func list(_ cases: [PlannedCase]) -> Int {
    var (lines, lineCount) = ("", 0)
    for planned in cases where !planned.isRejected {
      lines += planned.identity.listed
      lineCount += 1
      guard lines.utf8.count > 1 << 16 else { continue }
      write(lines)
      lines = ""
    }
    if !lines.isEmpty { write(lines) }
    return lineCount
  }
}

extension CaseIdentity {
  fileprivate var listed: String {
    "\(VisibleText.escaping(file)): \(VisibleText.escaping(name))\n"
  }
}
