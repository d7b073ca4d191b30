import ArgumentParser
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioRuntime

/// `rehearse list`: the plan, one line a test case.
struct ListCommand: ParsableCommand, SuiteCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Prints the test cases that would be run, in order, as 'path: name'.",
    usage: "rehearse list [<options>] [<paths> ...]"
  )

  @OptionGroup var arguments: PathArguments
  @OptionGroup(title: "Selection") var selection: SelectionOptions

  func validate() throws { try selection.requireUseOfSeed() }

  func run(_ suite: ChosenSuite, in context: SuiteContext, with tool: Tool) -> ExitStatus {
    tool.show(suite.diagnostics)
    showSeed(in: context, with: tool)
    let runnable = suite.plan.cases.filter(\.isRunnable)
    for planned in runnable {
      let identity = planned.identity
      tool.output.write(
        "\(VisibleText.escaping(identity.file)): \(VisibleText.escaping(identity.name))\n"
      )
    }
    if suite.hasErrors { return .error }
    return runnable.isEmpty ? tool.showNothingToRun(suite) : .success
  }

  /// Says which seed gives a run this order, unless it was given.
  private func showSeed(in context: SuiteContext, with tool: Tool) {
    guard selection.order == .random, selection.seed == nil else { return }
    tool.errors.write("rehearse: note: the seed of this order is \(selection.seed(in: context))\n")
  }
}

extension PlannedCase {
  fileprivate var isRunnable: Bool {
    switch action {
    case .run, .skip: true
    case .reject: false
    }
  }
}
