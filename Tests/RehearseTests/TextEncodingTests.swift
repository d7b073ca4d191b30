import Testing

struct TextEncodingTests {
  @Test func `the same scenario runs alike with the line ends and encodings of Windows`()
    async throws
  {
    let text = """
      name: Ünïcödé 🎬 at loading
      app: trivia
      steps:
        - assert: {screen: Loading}
        - log: 日本語
        - assert: {label: Loading trivia questions...}

      """
    let outputs = [
      try await output(of: FileContent(bytes: Array(text.utf8))),
      try await output(of: .crlf(text)),
      try await output(of: .utf16(text)),
      try await output(of: FileContent(bytes: Array("\u{FEFF}\(text)".utf8))),
    ]
    #expect(outputs == Array(repeating: outputs[0], count: outputs.count))
    #expect(
      outputs[0] == """
        ✓ Ünïcödé 🎬 at loading (0.000s)  a.yaml:1

        1 scenario: 1 passed (app time 0.000 s)

        """
    )
  }

  private func output(of content: FileContent) async throws -> String {
    try await rehearse("run a.yaml --reproducible", files: ["a.yaml": content]).output
  }
}
