import ScenarioDiagnostics

extension Diagnostic.Message {
  /// A flow has something that no flow may have.
  static func invalidFlow(_ reason: String) -> Self {
    Self(id: .invalidFlow, text: reason)
  }

  /// A file has the commands of a flow without its header.
  static let headerMissing = invalidFlow("a flow begins with a header, before its commands")

  /// A file has the header of a flow without commands.
  static let commandsMissing = invalidFlow("the flow has no commands")

  /// A file has more documents than a flow.
  static let furtherDocument = invalidFlow("a flow has two documents: a header and commands")

  static func unknownCommand(_ name: String) -> Self {
    invalidFlow("Maestro has no command '\(shortened(name))'")
  }

  static func unknownKey(_ name: String, of command: String) -> Self {
    invalidFlow("'\(command)' has no key '\(shortened(name))'")
  }

  static func missingKey(_ name: String, of command: String) -> Self {
    invalidFlow("'\(command)' needs '\(name)'")
  }

  static func wrongValue(of name: String, expected: String) -> Self {
    invalidFlow("'\(shortened(name))' takes \(expected)")
  }
}
