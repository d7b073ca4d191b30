import Foundation
import ScenarioTestSupport
import Testing

/// What `rehearse mutate` and `rehearse explore` suggest, put into the files as they say.
struct SuggestedStepTests {
  private static let suite: [String: FileContent] = [
    "add.yaml": """
    name: A new to-do can be begun
    app: todo
    steps:
      - tap: Add Todo
      - waitFor: {screen: Add}

    """,
    "sign-in.yaml": """
    name: A person signs in
    app: sign-in
    import: [words.yaml]
    steps:
      - run: {flow: fillIn, with: {name: admin}}
      - tap: authenticate

    """,
    "words.yaml": """
    vocabulary: Words
    flows:
      fillIn:
        parameters: [name]
        steps:
          - type: {into: userName, text: "${name}"}
          - type: {into: password, text: open sesame}

    """,
  ]

  @Test func `suggestions that are added leave few bugs unnoticed, and the scenarios pass`()
    async throws
  {
    let first = try await mutate(Self.suite)
    #expect(first.unnoticed > 40)
    let second = try await mutate(Self.suite.adding(first.suggestions))
    #expect(second.unnoticed <= 5)
    #expect(second.run.errors == "")
  }

  /// A step to add, as a line of JSON has it.
  fileprivate struct Suggestion: Decodable, Hashable {
    let file: String
    let line: Int
    let step: String
  }

  private struct Line: Decodable {
    let type: String
    let suggestion: Suggestion?
    let unnoticed: Int?
  }

  private func mutate(
    _ files: [String: FileContent]
  ) async throws -> (run: Outcome, suggestions: Set<Suggestion>, unnoticed: Int) {
    let run = try await rehearse("mutate . --report json-lines=m.jsonl", files: files)
    let lines = try #require(run.files["m.jsonl"]).split(separator: "\n").map {
      try JSONDecoder().decode(Line.self, from: Data($0.utf8))
    }
    let unnoticed = try #require(lines.last?.unnoticed)
    return (run, Set(lines.compactMap(\.suggestion)), unnoticed)
  }

  @Test func `a cure of a step in an imported file names its place there`() async throws {
    let run = try await rehearse(
      "explore a.yaml --reproducible --quiet",
      files: [
        "a.yaml": """
        name: Questions come
        app: trivia
        import: [words.yaml]
        launch: {arguments: [isUITesting]}
        steps:
          - run: look

        """,
        "words.yaml": """
        vocabulary: Words
        flows:
          look:
            steps:
              - pause: 100ms
              - assert: {screen: Question}

        """,
      ]
    )
    #expect(run.output.contains("words.yaml:6:9: failed: passes usually, fails when "))
    #expect(run.output.contains("write 'waitFor' in place of 'assert'"))
    #expect(run.output.contains("words.yaml:6:9: race: 'assert' does not wait"))
    #expect(!run.output.contains("a.yaml:6:5: failed"))
  }
}

extension [String: FileContent] {
  /// The files with steps after some of their lines.
  fileprivate func adding(
    _ suggestions: some Sequence<SuggestedStepTests.Suggestion>
  ) -> [String: FileContent] {
    var files = self
    for suggestion in suggestions.sorted(by: { $0.line > $1.line }) {
      guard let content = files[suggestion.file] else { continue }
      var lines = String(decoding: content.bytes, as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false)
      let neighbours = [lines[suggestion.line - 1], lines[suggestion.line]]
      let item = neighbours.first { $0.contains(#/^ *- /#) } ?? neighbours[0]
      lines.insert("\(item.prefix { $0 == " " })\(suggestion.step)", at: suggestion.line)
      files[suggestion.file] = FileContent(stringLiteral: lines.joined(separator: "\n"))
    }
    return files
  }
}
