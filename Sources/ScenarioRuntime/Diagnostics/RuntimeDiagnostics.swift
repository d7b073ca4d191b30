package import ScenarioDiagnostics

extension DiagnosticCatalog {
  package static let runtime = apps + data + runs + vocabulary

  /// Problems that only a run can find.
  private static let runs: [Diagnostic.Kind] = [.changedDuringRun, .doubtfulPass]
}

extension Diagnostic.Kind {
  static let changedDuringRun = Self(
    "changed-during-run",
    "A file has changed since it was checked.",
    meaning: """
      All files are checked before the first scenario runs. Large suites are read again when \
      it is their turn, and a scenario that was not checked is not run.
      """,
    example: .description("A large suite whose files are saved or deleted while it runs."),
    remedy: "Run again to include the changes."
  )

  static let doubtfulPass = Self(
    "doubtful-pass",
    """
    An element that should be absent, or a value that should differ, is almost the \
    expected one.
    """,
    meaning: """
      A warning in the step's log, which only a run can give. A step that expects an element to be \
      absent always passes if its text differs slightly from the element's. The same is true of the \
      name of a screen in place of an element's text, of a text of a cell that only an element in it \
      has, and of a number compared with the same number as a text. A 'scroll' whose 'until' holds \
      at once moves nothing, even if the element is out of sight. Each place has one warning in a test case, and none if an element with that text was \
      found before, as it may be gone now.
      """,
    example: .files(
      [
        "example.yaml": """
        name: Example
        app: todo
        steps:
          - assert: {element: Go To Gym, exists: false}
        """
      ],
      command: "rehearse run example.yaml --reporter steps"
    ),
    remedy: """
      Write the text as the screen has it, the value in the other's kind, or 'hittable: true' in the \
      'until' of a 'scroll'.
      """
  )
}

extension Diagnostic.Message {
  static func changedDuringRun(_ reason: String) -> Self { Self(.changedDuringRun, reason) }

  static func doubtfulPass(_ reason: String) -> Self { Self(.doubtfulPass, reason) }
}
