import Testing

/// Words with more parameters than anybody writes; how time grows with them the benchmarks say.
struct ManyParameterTests {
  /// How the parameters get their values.
  enum Origin: CaseIterable {
    case defaults, texts, templates
  }

  private static let names = (1...4_000).map { "p\($0)" }

  private static func parameters(from origin: Origin) -> String {
    switch origin {
    case .defaults: "{\(names.map { "\($0): x" }.joined(separator: ", "))}"
    case .texts, .templates: "[\(names.joined(separator: ", "))]"
    }
  }

  private static func step(from origin: Origin) -> String {
    switch origin {
    case .defaults: "go"
    case .texts: step(with: "x")
    case .templates: step(with: "'${seen}'")
    }
  }

  private static func step(with value: String) -> String {
    "{flow: go, with: {\(names.reversed().map { "\($0): \(value)" }.joined(separator: ", "))}}"
  }

  @Test(arguments: Origin.allCases)
  func `four thousand parameters are as sound as two`(from origin: Origin) async throws {
    let uses = Self.names.map { "      - log: ${\($0)}\n" }.joined()
    let check = try await rehearse(
      "check a.yaml",
      files: [
        "a.yaml": """
        name: A
        app: trivia
        flows:
          go:
            parameters: \(Self.parameters(from: origin))
            steps:
        \(uses)steps:
          - remember: {element: LoadError, label: seen}
          - run: \(Self.step(from: origin))
        """
      ]
    )
    #expect(check.errors == "")
    #expect(check.status == 0)
  }
}
