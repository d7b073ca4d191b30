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

  private static let hasty: [String: FileContent] = [
    "a.yaml": """
    name: Questions come
    app: trivia
    launch: {arguments: [isUITesting]}
    steps: [{pause: 100ms}, {assert: {screen: Question}}]

    """
  ]

  @Test func `the commands on the page give delays the lengths that they had`() async throws {
    let page = try await page("--screens all --delay 'bundled questions=101ms'", Self.hasty)
    #expect(
      page.contains("<code>rehearse run a.yaml:1 --delay &#39;bundled questions=101ms&#39;</code>")
    )
    #expect(
      page.contains(
        "rehearse inspect a.yaml:1 --delay &#39;bundled questions=101ms&#39; --step <span"
      )
    )
  }

  @Test func `so do those for a finding, and for its replay file`() async throws {
    let run = try await shell(
      """
      "$REHEARSE" explore a.yaml --write found --report html=found.html --screens all
      "$REHEARSE" run --replay found/a-yaml-1-1.replay.json --report html=page.html --screens all
      """,
      files: Self.hasty
    )
    let found = try #require(run.files["found.html"])
    #expect(
      found.contains("<code>rehearse run a.yaml:1 --delay &#39;bundled questions=101ms&#39;</code>")
    )
    #expect(
      found.contains(
        "rehearse inspect a.yaml:1 --delay &#39;bundled questions=101ms&#39; --step <span"
      )
    )
    let page = try #require(run.files["page.html"])
    #expect(
      page.contains("<code>rehearse run a.yaml:1 --replay found/a-yaml-1-1.replay.json</code>")
    )
    #expect(page.contains("rehearse inspect a.yaml:1 --delay &#39;bundled questions#1=101ms&#39; "))
  }

  @Test func `the commands for a row of a file name it`() async throws {
    let run = try await shell(
      """
      "$REHEARSE" run a.yaml --report html=page.html --screens all --quiet >/dev/null
      "$REHEARSE" inspect a.yaml:3 --step 2 2>&1
      """,
      files: [
        "a.yaml": """
        name: A count of ${count}
        app: todo
        cases: {fromFile: rows.csv}
        steps: [{assert: {screen: Root}}]

        """,
        "rows.csv": "count\n1\n(2\n",
      ]
    )
    let page = try #require(run.files["page.html"])
    #expect(
      page.contains("rehearse run a.yaml:3 --filter &#39;^A count of 1$&#39;</code>"),
      "\(page)"
    )
    #expect(
      page.contains(#"rehearse inspect a.yaml:3 --filter &#39;^A count of \(2$&#39; --step <span"#)
    )
    #expect(
      run.output == """
        rehearse: error: 2 scenarios are meant; name one with '--filter'
          a.yaml:3: A count of 1
          a.yaml:3: A count of (2

        """
    )
  }

  @Test(arguments: [("-a.yaml", "./-a.yaml:1"), ("=a.yaml", "'=a.yaml:1'")])
  func `the command for a file gives shells and the tool its path`(
    name: String,
    path: String
  ) async throws {
    let run = try await shell(
      """
      "$REHEARSE" run . --report html=page.html --quiet
      grep -o 'rehearse run [^<]*' page.html | tail -n 1
      "$REHEARSE" run \(path) --quiet --reproducible
      """,
      files: [name: "name: A\napp: todo\nsteps: [{assert: {screen: Root}}]\n"]
    )
    let shown = path.replacing("'", with: "&#39;")
    #expect(run.output.contains("\nrehearse run \(shown)\n"))
    #expect(run.output.hasSuffix("\n1 scenario: 1 passed (app time 0.000 s)\n"))
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
