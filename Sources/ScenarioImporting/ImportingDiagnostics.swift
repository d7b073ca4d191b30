package import ScenarioDiagnostics

extension DiagnosticCatalog {
  /// Problems with flows of other tools.
  package static let importing: [Diagnostic.Kind] = [.invalidFlow, .notImported]
}

extension Diagnostic.Kind {
  static let invalidFlow = Self(
    "invalid-flow",
    "A flow is not one that Maestro would run.",
    meaning: """
      A flow has a header with 'appId', a line '---', and a list of commands. A command or key that \
      Maestro does not have is an error, since nobody knows what it should become.
      """,
    example: flow("appId: com.example.todo\n---\n- tapOm: Go to Gym"),
    remedy: "Correct the flow, and import it again."
  )

  static let notImported = Self(
    "not-imported",
    "A part of a flow has no equivalent, or only one that differs.",
    meaning: """
      The written file has a comment in its place, with the reason and what to do instead. The rest of \
      the flow is imported.
      """,
    example: flow(
      "appId: com.example.todo\n---\n- setOrientation: LANDSCAPE_LEFT\n- tapOn: Go to Gym"
    ),
    remedy: "Follow the comment, then remove it. Docs/from-maestro.md lists all equivalents."
  )

  private static func flow(_ text: String) -> DiagnosticExample {
    .files(["flow.yaml": text], command: "rehearse import maestro flow.yaml")
  }
}

extension Diagnostic.Message {
  static func invalidFlow(_ reason: String) -> Self { Self(.invalidFlow, reason) }

  static let headerMissing = invalidFlow("a flow begins with a header, before its commands")
  static let commandsMissing = invalidFlow("the flow has no commands")
  static let separatorMissing = invalidFlow("the commands of a flow must be below a line '---'")
  static let furtherDocument = invalidFlow("a flow has two documents: a header and commands")

  static func tooManyFlows(limit: Int) -> Self {
    invalidFlow("an import takes at most \(limit) flows")
  }

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
