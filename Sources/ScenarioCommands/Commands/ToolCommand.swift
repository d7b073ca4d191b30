import ArgumentParser

/// A command of the tool, which returns the exit status instead of ending the process.
protocol ToolCommand: ParsableCommand {
  /// When the command's output has colors.
  var color: ColorChoice { get }

  func run(with tool: Tool) -> ExitStatus
}

extension ToolCommand {
  var color: ColorChoice { .auto }
}
