/// A command that does its work with a tool, and says how that ended.
protocol ToolCommand {
  func run(with tool: Tool) async -> ExitStatus
}
