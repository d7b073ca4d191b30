/// A command of which plain command lines are read without the parser.
protocol PlainCommand: ToolCommand {
  static var name: String { get }

  /// Takes all of a plain command line, or throws what keeps it from that.
  static func plain(_ arguments: inout PlainArguments) throws -> Self
}

extension PlainCommand {
  /// The command of a line that has nothing but it; nil for one that the parser has to read.
  static func plain(_ arguments: [String]) -> Self? {
    guard var arguments = try? PlainArguments(arguments) else { return nil }
    return try? plain(&arguments)
  }
}
