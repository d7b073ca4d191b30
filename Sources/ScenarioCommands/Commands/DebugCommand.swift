import ArgumentParser
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioRuntime

/// `rehearse debug`: a scenario step by step, forwards and backwards.
struct DebugCommand: CaseCommand {
  static let configuration = CommandConfiguration(
    commandName: "debug",
    abstract: "Go through a scenario step by step, forwards and backwards.",
    usage: "rehearse debug [<options>] [<scenario>]",
    discussion: """
      Reads instructions line by line, from a terminal or another program:

      \(DebugInstruction.legend)
      """
  )

  @Argument(
    help: "A scenario: a file, or a line in it such as a.yaml:12.",
    completion: .file(extensions: ["yaml", "yml"])
  )
  var scenario: String?

  @OptionGroup var choice: CaseChoice

  @Option(help: TimingOptions.timingHelp)
  var timing: TimingOptions.Timing?

  @Option(
    parsing: .unconditionalSingleValue,
    help: TimingOptions.delayHelp,
    transform: DelayAssignment.init(argument:)
  )
  var delay: [DelayAssignment] = []

  @Option(
    help: TimingOptions.replayHelp,
    completion: .file(extensions: ["json"]),
    transform: ReplayFile.init(argument:)
  )
  var replay: ReplayFile?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Draw the delays of '--timing random' from this seed. Without it, one is drawn and printed.",
      valueName: "n"
    ),
    transform: { try UInt64(argument: $0, within: 0...UInt64.max) }
  )
  var seed: UInt64?

  @Option(help: ColorChoice.help)
  var color = ColorChoice.auto

  /// Without a scenario, a replay file names it.
  var subject: String { scenario ?? replay?.place ?? "" }

  var needsModels: Bool { true }

  private var lengths: TimingOptions {
    TimingOptions(timing: timing, delay: delay, replay: replay)
  }

  func validate() throws {
    try lengths.validate()
    if scenario == nil, replay == nil {
      throw ValidationError("name a scenario, or a replay file with '--replay'.")
    }
    if seed != nil, timing != .random {
      throw ValidationError("'--seed' has no effect without '--timing random'.")
    }
  }

  func run(with tool: Tool) -> ExitStatus {
    runSuite(in: SuiteContext(environment: .none), with: tool)
  }

  func run(_ suite: ChosenSuite, in context: SuiteContext, with tool: Tool) -> ExitStatus {
    if let replay, suite.foundCount == 0 { return tool.showNoCase(of: replay) }
    return runOnlyCase(of: suite, in: context, with: tool)
  }

  func run(_ only: InspectedCase, in context: SuiteContext, with tool: Tool) -> ExitStatus {
    if let status = tool.refuse(delay, unless: only.knownDelays) { return status }
    _ = tool.showIdleDelays(delay, of: only.planned)
    _ = tool.showIdleDelays(of: replay, in: RunPlan(cases: [only.planned]))
    let drawn = timing == .random ? seed ?? context.drawnSeed : nil
    if let drawn, seed == nil { tool.output.write("seed \(drawn)\n") }
    var console = only.debugConsole(
      seed: drawn,
      delays: lengths.assignments,
      choices: lengths.choices
    )
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
