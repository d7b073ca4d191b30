import ArgumentParser

/// A command of the tool, which returns the exit status instead of ending the process.
protocol ToolCommand: ParsableCommand {
  func run(with tool: Tool) -> ExitStatus
}
