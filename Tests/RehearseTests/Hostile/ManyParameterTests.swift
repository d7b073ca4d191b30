import Testing

/// Words with more parameters than anybody writes; how time grows with them the benchmarks say.
struct ManyParameterTests {
  private static let names = (1...4_000).map { "p\($0)" }

  private static let defaults = "{\(names.map { "\($0): x" }.joined(separator: ", "))}"

  private static func arguments(_ value: String) -> String {
    "{flow: go, with: {\(names.reversed().map { "\($0): \(value)" }.joined(separator: ", "))}}"
  }

  @Test(
    arguments: [
      (defaults, "go"),
      ("[\(names.joined(separator: ", "))]", arguments("x")),
      ("[\(names.joined(separator: ", "))]", arguments("'${seen}'")),
    ]
  )
  func `four thousand parameters are as sound as two`(
    parameters: String,
    run: String
  ) async throws {
    let uses = Self.names.map { "      - log: ${\($0)}\n" }.joined()
    let check = try await rehearse(
      "check a.yaml",
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
