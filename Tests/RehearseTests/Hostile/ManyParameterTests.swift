import Testing

/// Words with more parameters than anybody writes, each of which is looked at once.
struct ManyParameterTests {
  private static let names = (1...16_000).map { "p\($0)" }

  private static let defaults = "{\(names.map { "\($0): x" }.joined(separator: ", "))}"

  private static func arguments(_ value: String) -> String {
    "{flow: go, with: {\(names.reversed().map { "\($0): \(value)" }.joined(separator: ", "))}}"
  }

  /// What a processor needs for it in a debug build is an eighth of what it may take here, where
  /// looking through all for each takes more.
  @Test(
    .disabled(if: Sanitizer.isPresent),
    arguments: [
      (defaults, "go"),
      ("[\(names.joined(separator: ", "))]", arguments("x")),
      ("[\(names.joined(separator: ", "))]", arguments("'${seen}'")),
    ]
  )
  func `sixteen thousand parameters are checked within seconds`(
    parameters: String,
    run: String
  ) async throws {
    let uses = Self.names.map { "      - log: ${\($0)}\n" }.joined()
    let check = try await shell(
      #"ulimit -t 25; exec "$REHEARSE" check a.yaml"#,
      files: [
        "a.yaml": """
        name: A
        app: trivia
        flows:
          go:
            parameters: \(parameters)
            steps:
        \(uses)steps:
          - remember: {element: LoadError, label: seen}
          - run: \(run)
        """
      ]
    )
    #expect(check.errors == "")
    #expect(check.status == 0)
  }
}
