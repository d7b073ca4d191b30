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
    "A step passed, but perhaps only because of a small mistake in it.",
    meaning: """
      Only a run can find this. It is a warning in the step's log. A step that expects an element to \
      be absent always passes if its text differs slightly from the element's, if it names a screen \
      instead of an element, or if it names a cell by a text that only an element in the cell has. \
      A check that two values differ always passes if it compares a number with the same number as \
      a text. A 'scroll' whose 'until' holds at once moves nothing, even if the element is out of \
      sight. Each step gets at most one such warning in a test case. It gets none if an element \
      with that text was found earlier, because the element may be gone now.
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
