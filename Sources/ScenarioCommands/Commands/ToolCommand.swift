import ArgumentParser

/// A command that does its work with a tool, and says how that ended.
protocol ToolCommand: ParsableCommand {
  func run(with tool: Tool) -> ExitStatus
}

extension ToolCommand {
  /// The command of a line that has nothing but it, or nil where the parser has more to say of it.
  ///
  /// That it is of this type is told by comparing two types, where to find out that it is any command
  /// of the tool takes a search among all conformances of the program.
  static func parsed(from arguments: [String]) -> Self? {
    (try? parseAsRoot(arguments)) as? Self
  }
}
