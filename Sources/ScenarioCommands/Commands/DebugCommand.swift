import ArgumentParser
import Patterns
import ScenarioDiagnostics
import ScenarioLoading
import ScenarioRuntime

/// `rehearse debug`: a scenario step by step, forwards and backwards.
struct DebugCommand: SuiteCommand {
  static let configuration = CommandConfiguration(
    commandName: "debug",
    abstract: "Go through a scenario step by step, forwards and backwards.",
    usage: "rehearse debug <scenario> [<options>]",
    discussion: """
      Reads instructions line by line, from a terminal or another program:

      \(DebugInstruction.legend)
      """
  )

  @Argument(
    help: "A scenario: a file, or a line in it such as a.yaml:12.",
    completion: .file(extensions: ["yaml", "yml"])
  )
  var scenario: String

  @Option(
    help: ArgumentHelp(
      "Choose one of several scenarios in a file by its name.",
      valueName: "pattern"
    ),
    transform: Pattern.init(argument:)
  )
  var filter: Pattern?

  @OptionGroup var variableOptions: VariableOptions

  @OptionGroup var colorOption: ColorOption

  var paths: [String]? { [scenario] }

  var color: ColorChoice { colorOption.choice }

  var variables: [String: String] { variableOptions.variables }

  var keptPlans: PlanKeeping { .all }

  /// Selects by name only.
  ///
  /// Tags and shards apply to runs.
  func selection(in context: SuiteContext, failures: Set<CaseName>) -> Selection {
    Selection(namePattern: filter)
  }

  func run(with tool: Tool) -> ExitStatus {
    runSuite(in: SuiteContext(environment: .none), with: tool)
  }

  func run(_ suite: ChosenSuite, in context: SuiteContext, with tool: Tool) -> ExitStatus {
    switch tool.onlyCase(of: suite) {
    case .only(let only):
      var console = only.debugConsole(KnownDelays(of: suite.plan, or: tool.catalog))
      answerInstructions(&console, with: tool)
      return .success
    case .none(let status): return status
    }
  }

  private func answerInstructions(_ console: inout DebugConsole, with tool: Tool) {
    let isInteractive = tool.output.isInteractive
    tool.output.write(console.place)
    while true {
      if isInteractive { tool.output.write("> ") }
      guard let line = readLine() else { return }
      guard let instruction = DebugInstruction(line) else {
        tool.output.write("'\(VisibleText.escaping(line))' is not an instruction; h lists them\n")
        continue
      }
      if instruction == .quit { return }
      tool.output.write(console.answer(to: instruction))
    }
  }
}
