import Foundation
import ScenarioTestSupport
import Testing

/// What commands print for other programs.
struct JSONOutputTests {
  private static let files: [String: FileContent] = [
    "a.yaml": .passing, "b.yaml": .broken, "d.yaml": .skipped,
    "s.yaml": "suite: S\napp: todo\ntags: [smoke]\nscenarios: [{name: T, steps: [log: a]}]\n",
    "w.yaml": "name: W\napp: todo\nlaunch: {arguments: [nonsense]}\nsteps: [log: a]\n",
    "bad.yaml": "name: [\n",
  ]

  @Test(arguments: [
    ("check .", "check"), ("check a.yaml", "check"), ("check w.yaml", "check"),
    ("list a.yaml d.yaml s.yaml", "list"), ("list .", "list"), ("apps", "apps"),
    ("apps todo", "apps"), ("inspect todo", "inspect"), ("inspect trivia --at 1s", "inspect"),
    ("inspect a.yaml", "inspect"), ("inspect a.yaml --step 1", "inspect"),
  ])
  func `the output is as the schema says`(arguments: String, kind: String) async throws {
    let run = try await rehearse("\(arguments) --json", files: Self.files)
    let schema = try JSONSchema(named: "output.schema.json")
    #expect(try schema.faults(in: run.output) == [])
    let members = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let names = ["check": "files", "list": "testCases", "apps": "apps", "inspect": "elements"]
    #expect(members?[names[kind] ?? ""] != nil)
  }

  @Test func `check prints all that it found, and nothing else`() async throws {
    let run = try await rehearse("check b.yaml --json", files: Self.files)
    #expect(
      run.withoutFiles
        == Outcome(
          status: 2,
          output: """
            {
              "version": 1,
              "files": 1,
              "errors": 1,
              "warnings": 0,
              "diagnostics": [
                {
                  "severity": "error",
                  "id": "unknown-command",
                  "message": "unknown command 'tpa'",
                  "place": {
                    "file": "b.yaml",
                    "line": 4,
                    "column": 5
                  },
                  "suggestion": "did you mean 'tap'?"
                }
              ]
            }

            """,
          errors: ""
        )
    )
  }

  @Test func `list prints where each test case is, and how to choose it`() async throws {
    let run = try await rehearse("list s.yaml --json", files: Self.files)
    #expect(
      run.output == """
        {
          "version": 1,
          "testCases": [
            {
              "file": "s.yaml",
              "line": 4,
              "name": "T",
              "suite": "S",
              "tags": [
                "smoke"
              ]
            }
          ]
        }

        """
    )
  }

  @Test func `no text can act on a terminal or a CI service`() async throws {
    let run = try await rehearse(
      "list a.yaml --json",
      files: ["a.yaml": "name: \"x\\e[31m ##[error] \\u202e\"\napp: todo\nsteps: [log: a]\n"]
    )
    #expect(run.output.contains(#""name": "x\u001b[31m #\u0023[error] \u202e""#))
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test func `on GitHub the marks of a check are not within its JSON`() async throws {
    let run = try await shell(
      #"GITHUB_ACTIONS=true "$REHEARSE" check a.yaml --json"#,
      files: ["a.yaml": .broken]
    )
    #expect(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) is [String: Any])
    #expect(run.errors.hasPrefix("::error file=a.yaml,line="))
  }

  @Test func `an element has the selector that the text shows`() async throws {
    let text = try await rehearse("inspect todo", files: [:])
    let json = try await rehearse("inspect todo --json", files: [:])
    let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    let elements = object?["elements"] as? [[String: Any]] ?? []
    #expect(!elements.isEmpty)
    for element in elements {
      let selector = try #require(element["selector"] as? String)
      #expect(text.output.contains(selector))
    }
  }
}
