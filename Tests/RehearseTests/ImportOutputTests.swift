import ScenarioTestSupport
import Testing

/// The files that `rehearse import` writes, and those that it does not replace.
struct ImportOutputTests {
  private static let flow: FileContent = "appId: com.example.todo\n---\n- runFlow: words.yaml\n"
  private static let words: FileContent = "appId: com.example.todo\n---\n- tapOn: Go to Gym\n"

  @Test func `a folder of flows is wrong usage`() async throws {
    let run = try await rehearse("import maestro flows", files: ["flows/a.yaml": "---\n- back\n"])
    #expect(run.status == 64)
    #expect(run.errors == "rehearse: error: 'flows' is a folder; name one flow in it\n")
  }

  @Test(arguments: [
    (
      "flow.yaml --app tdo",
      "unknown app 'tdo'; did you mean 'todo'?"
    ),
    ("flow.yaml -o out.txt", "'out.txt' is neither '*.yaml' nor '*.yml'"),
    ("flow.yaml -o other.yaml", "'other.yaml' exists; remove it, or write to another file"),
    (
      "flow.yaml -o words.yaml",
      "'words.yaml' is a flow of this import; write into another folder, for example "
        + "'-o Scenarios/flow.yaml'"
    ),
  ])
  func `wrong usage writes nothing`(arguments: String, error: String) async throws {
    let files = ["flow.yaml": Self.flow, "words.yaml": Self.words, "other.yaml": "mine"]
    let outcome = try await rehearse("import maestro \(arguments)", files: files)
    #expect(outcome.errors == "rehearse: error: \(error)\n")
    #expect(outcome.status == 64)
    #expect(outcome.files.count == 3)
  }

  @Test func `a vocabulary that is there already is used, if it has the same content`() async throws
  {
    let outcome = try await shell(
      """
      "$REHEARSE" import maestro flow.yaml -o S/a.yaml && "$REHEARSE" import maestro flow.yaml -o S/b.yaml
      """,
      files: ["flow.yaml": Self.flow, "words.yaml": Self.words]
    )
    #expect(outcome.output == "S/a.yaml\nS/words.yaml\nS/b.yaml\n")
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
  }

  @Test func `a file with another content is not replaced, and nothing else is written`()
    async throws
  {
    let outcome = try await rehearse(
      "import maestro flow.yaml -o S/a.yaml",
      files: ["flow.yaml": Self.flow, "words.yaml": Self.words, "S/words.yaml": "mine"]
    )
    #expect(
      outcome.errors == """
        rehearse: error: 'S/words.yaml' exists and has another content; remove it, or import into \
        another folder

        """
    )
    #expect(outcome.status == 64)
    #expect(outcome.files["S/words.yaml"] == "mine")
    #expect(outcome.files["S/a.yaml"] == nil)
  }

  @Test(arguments: [
    ("main.yaml -o main-scenario.yaml", "d.yaml"),
    ("./main.yaml -o sub/../x.yaml", "sub/../d.yaml"),
    ("main.yaml -o main.yaml", "main.yaml"),
  ])
  func `nobody is asked to remove the flow that is imported`(
    arguments: String,
    flow: String
  ) async throws {
    let outcome = try await rehearse(
      "import maestro \(arguments)",
      files: [
        "main.yaml": "appId: todo\n---\n- runFlow: d.yaml\n",
        "d.yaml": "appId: todo\n---\n- tapOn: Done\n", "sub/a.txt": "",
      ]
    )
    #expect(
      outcome.errors
        == "rehearse: error: '\(flow)' is a flow of this import; write into another folder, for example "
        + "'-o Scenarios/main.yaml'\n"
    )
    #expect(outcome.status == 64)
    #expect(outcome.files.count == 3)
  }
}
