import Foundation
import ScenarioTestSupport
import Testing

/// The whole output of the commands that say what a green run is worth, for a small suite.
struct SurveyRecordTests {
  private static let suite: FileContent = """
    suite: Questions
    app: trivia
    launch: {arguments: [isUITesting]}
    scenarios:
      - name: A question comes
        steps:
          - waitFor: {screen: Question}
      - name: A question comes within a tenth of a second
        steps:
          - pause: 100ms
          - assert: {screen: Question}
      - name: The right answer is shown as right
        steps:
          - waitFor: {screen: Question}
          - tap: AnswerC
          - assert: {element: {id: AnswerResult}, label: Your answer is correct!}

    """

  @Test(arguments: ["explore", "mutate", "coverage"])
  func `console, Markdown and JSON lines are as recorded`(command: String) async throws {
    let arguments =
      "\(command) suite.yaml --reproducible --report markdown=out.md --report json-lines=out.jsonl"
    let run = try await rehearse(arguments, files: ["suite.yaml": Self.suite])
    let folder = Repository.fixtures.appending(path: "Surveys")
    try Snapshot(file: folder.appending(path: "\(command).console.txt"))
      .expect(run.transcript(of: "rehearse \(arguments)"))
    try Snapshot(file: folder.appending(path: "\(command).md"))
      .expect(#require(run.files["out.md"]))
    let lines = try #require(run.files["out.jsonl"])
    try Snapshot(file: folder.appending(path: "\(command).jsonl")).expect(lines)
    let schema = try JSONSchema(named: "events.schema.json")
    for line in lines.split(separator: "\n") { #expect(try schema.faults(in: line) == []) }
  }
}
