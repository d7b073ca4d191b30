import Testing

struct WaitMarginTests {
  /// The questions are there 2.5 seconds after the launch.
  private static let scenario: FileContent = """
    name: It waits
    app: trivia
    launch: {arguments: [-networkLatency, 2s]}
    steps:
      - waitFor: {screen: Question, timeout: 3s}
    """

  @Test(arguments: [("16%", 0), ("17%", 1)])
  func `a wait with too little of its timeout left fails`(
    margin: String,
    status: Int32
  )
    async throws
  {
    let run = try await rehearse(
      "run a.yaml --wait-margin \(margin)",
      files: ["a.yaml": Self.scenario]
    )
    #expect(run.status == status)
  }

  @Test func `the command that runs it again has the margin, also in a merged report`() async throws
  {
    let run = try await shell(
      """
      "$REHEARSE" run a.yaml --wait-margin 40% --delay network=2s --quiet \
        --report html=a.html --report json-lines=a.jsonl >log
      "$REHEARSE" merge a.jsonl --report html=b.html
      grep -ho '>rehearse run a.yaml:1[^<]*' a.html b.html
      """,
      files: ["a.yaml": Self.scenario]
    )
    let command = ">rehearse run a.yaml:1 --delay network=2000ms --wait-margin 40%\n"
    #expect(run.output == command + command)
  }

  @Test func `the failure says what was used and what would be enough`() async throws {
    let run = try await rehearse(
      "run a.yaml --wait-margin 40% --reproducible | sed '/screen .Question/,/AnswerC/d'",
      files: ["a.yaml": Self.scenario]
    )
    #expect(
      run.output == """
        ✗ It waits (2.500s)  a.yaml:1
          1 ✓    0.000s  launch trivia -networkLatency 2s
          2 ✗    2.500s  waitFor screen: Question, timeout: 3s  +2.500s; held at 2.500s, 0.500s of \
        the timeout left

          a.yaml:5:5: failed: the wait took 2.500s of its 3.000s, which leaves less than 40%
           5 |   - waitFor: {screen: Question, timeout: 3s}
             |     ^~~~~~~

          advice:     raise the timeout to 4.167s or more, or wait for less


        ✗ a.yaml:1  It waits
        1 scenario: 1 failed (app time 2.500 s)

        """
    )
  }

  @Test func `the timeout that the failure advises is enough`() async throws {
    let run = try await shell(
      "sed 's/3s/4167ms/' a.yaml > b.yaml; sed 's/3s/4166ms/' a.yaml > c.yaml; "
        + #""$REHEARSE" run b.yaml c.yaml --wait-margin 40% --reproducible | tail -n 2"#,
      files: ["a.yaml": Self.scenario]
    )
    #expect(
      run.output == """
        ✗ c.yaml:1  It waits
        2 scenarios: 1 passed, 1 failed (app time 5.000 s)

        """
    )
  }

  @Test func `a gesture that waited for its element is judged likewise`() async throws {
    let run = try await rehearse(
      "run a.yaml --wait-margin 40% --reproducible | grep -e '✗' -e failed:",
      files: [
        "a.yaml": """
        name: It taps
        app: trivia
        launch: {arguments: [-networkLatency, 2s]}
        steps:
          - tap: {element: AnswerA, timeout: 3s}
        """
      ]
    )
    #expect(
      run.output == """
        ✗ It taps (2.500s)  a.yaml:1
          2 ✗    2.500s  tap element: AnswerA, timeout: 3s  +2.500s
          a.yaml:5:5: failed: the wait took 2.500s of its 3.000s, which leaves less than 40%
        ✗ a.yaml:1  It taps

        """
    )
  }

  @Test(arguments: ["", ", in: {type: table}"])
  func `a scroll that waited for what scrolls is judged likewise, but not its movement`(
    container: String
  ) async throws {
    let run = try await rehearse(
      "run a.yaml --wait-margin 40% --reproducible | grep -e '✗' -e failed:",
      files: [
        "a.yaml": """
        name: It scrolls
        app: todo
        settle: none
        continueAfterFailure: true
        steps:
          - tap: Add Todo
          - back
          - scroll: {direction: down\(container), timeout: 400ms}
          - scroll: {direction: down\(container), timeout: 400ms}
        """
      ]
    )
    #expect(
      run.output == """
        ✗ It scrolls (1.200s)  a.yaml:1
          4 ✗    0.900s  scroll direction: down\(container), timeout: 400ms  +0.350s
          a.yaml:8:5: failed: the wait took 0.350s of its 0.400s, which leaves less than 40%
        ✗ a.yaml:1  It scrolls

        """
    )
  }
}
