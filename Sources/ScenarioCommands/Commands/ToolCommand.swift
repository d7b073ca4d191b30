import ArgumentParser

/// A command of the tool, which returns the exit status instead of ending the process.
protocol ToolCommand: ParsableCommand {
  /// When the command's output has colors.
  var color: ColorChoice { get }

  /// Whether Ctrl-C is the usual end of the command, so that its status is not that of a signal.
  var endsWithInterruption: Bool { get }

  func run(with tool: Tool) -> ExitStatus
}

extension ToolCommand {
  var color: ColorChoice { .auto }

  var endsWithInterruption: Bool { false }
}
