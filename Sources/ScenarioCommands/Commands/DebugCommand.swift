import ArgumentParser
import ScenarioDiagnostics
import ScenarioRuntime

/// `rehearse debug`: a scenario step by step, forwards and backwards.
struct DebugCommand: CaseCommand {
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

  @OptionGroup var choice: CaseChoice

  @OptionGroup var colorOption: ColorOption

  var subject: String { scenario }

  var color: ColorChoice { colorOption.choice }

  var needsModels: Bool { true }

  func run(with tool: Tool) -> ExitStatus {
    runSuite(in: SuiteContext(environment: .none), with: tool)
  }

  func run(_ only: InspectedCase, in context: SuiteContext, with tool: Tool) -> ExitStatus {
    var console = only.debugConsole
    answerInstructions(&console, with: tool)
    return .success
  }

  private func answerInstructions(_ console: inout DebugConsole, with tool: Tool) {
    let isInteractive = tool.output.isInteractive
    tool.output.write(console.place)
    while true {
      if isInteractive { tool.output.write("> ") }
      guard let line = readLine() else { return }
      guard let instruction = DebugInstruction(line) else {
        let advice = DebugInstruction.advice(on: line)
        tool.output.write("'\(VisibleText.escaping(line))' is not an instruction; \(advice)\n")
        continue
      }
      if instruction == .quit { return }
      tool.output.write(console.answer(to: instruction))
    }
  }
}
