package import ScenarioDiagnostics

extension DiagnosticCatalog {
  /// The explanations of problems with flows of other tools.
  package static let importing = [
    DiagnosticExplanation(
      .invalidFlow,
      "A flow is not one that Maestro would run.",
      meaning: """
        A flow has a header with 'appId', a line '---', and a list of commands. A command or key that \
        Maestro does not have is an error, since nobody knows what it should become.
        """,
      example: flow("appId: com.example.todo\n---\n- tapOm: Go to Gym"),
      remedy: "Correct the flow, and import it again."
    ),
    DiagnosticExplanation(
      .notImported,
      "A part of a flow has no equivalent, or only one that differs.",
      meaning: """
        The written file has a comment in its place, with the reason and what to do instead. The rest of \
        the flow is imported.
        """,
      example: flow(
        "appId: com.example.todo\n---\n- setOrientation: LANDSCAPE_LEFT\n- tapOn: Go to Gym"
      ),
      remedy: "Follow the comment, then remove it. Docs/from-maestro.md lists all equivalents."
    ),
  ]

  private static func flow(_ text: String) -> DiagnosticExample {
    .files(
      [DiagnosticExampleFile("flow.yaml", text)],
      command: "rehearse import maestro flow.yaml"
    )
  }
}
