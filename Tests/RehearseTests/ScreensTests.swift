import ScenarioTestSupport
import Testing

/// `--screens`: the screens of a scenario, step by step, on the page.
struct ScreensTests {
  private static let files: [String: FileContent] = [
    "a.yaml": """
    name: A
    app: todo
    steps:
      - tap: Add
      - waitFor: {screen: Add}
      - assert: {screen: Add}
      - back:
      - waitFor: {screen: Root}

    """
  ]

  private func page(
    _ options: String,
    _ files: [String: FileContent] = files
  ) async throws -> String {
    let run = try await rehearse(
      "run a.yaml --report html=page.html --reproducible \(options)",
      files: files
    )
    #expect(run.errors == "")
    return try #require(run.files["page.html"])
  }

  @Test func `without them the page is what it always was`() async throws {
    #expect(try await page("") == page("--screens failures"))
    #expect(try await !page("").contains("film"))
  }

  @Test func `each step has a frame, and each screen one drawing`() async throws {
    let all = try await page("--screens all")
    #expect(all.ranges(of: "<li class=\"frame\"").count == 6)
    #expect(all.ranges(of: "<use href=\"#screen-").count == 6)
    let drawings = all.ranges(of: "<symbol id=\"screen-").count
    #expect(drawings < 6)
    let changes = try await page("--screens changes")
    #expect(changes.ranges(of: "<symbol id=\"screen-").count == drawings)
    #expect(changes.ranges(of: "<li class=\"frame\"").count < 6)
    #expect(changes.contains("rehearse inspect a.yaml:1 --step <span"))
    let placed = try await page("--screens changes --on model")
    #expect(placed.contains("rehearse inspect a.yaml:1 --on model --step <span"))
  }

  @Test func `what is typed into a secure field is on no screen`() async throws {
    let page = try await page(
      "--screens all",
      [
        "a.yaml": """
        name: A
        app: sign-in
        steps:
          - type: {into: {secureTextField: Password}, text: hunter22}

        """
      ]
    )
    #expect(!page.contains("hunter22"))
  }

  @Test func `the option is of no use without a page`() async throws {
    let run = try await rehearse("run a.yaml --screens all", files: Self.files)
    #expect(
      run.errors == """
        rehearse: warning: '--screens' has no effect without an HTML report; add '--report html=PATH'

        """
    )
  }
}
