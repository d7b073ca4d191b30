import Testing

/// Launch arguments that name files.
struct ArgumentPathTests {
  /// Questions of which each file asks after its own folder.
  private static func questions(_ title: String) -> FileContent {
    """
    {"questions": [{"title": "\(title)", "answer_a": "a", "answer_b": "b", "answer_c": "c", \
    "correct_answer": 0}]}
    """
  }

  private static func scenario(_ name: String, _ rest: String) -> FileContent {
    """
    name: \(name)
    app: trivia
    import: [../words/start.yaml]
    launch: manual
    \(rest)

    """
  }

  private static let files: [String: FileContent] = [
    "rehearse.yaml": "paths: [S]\nvariables: {configured: own.json}\n",
    "own.json": questions("the configuration"),
    "words/start.yaml": """
    vocabulary: W
    flows:
      start:
        parameters: {questions: own.json, asks: the vocabulary}
        steps:
          - launch: {arguments: [isUITesting, -questions, "${questions}"]}
          - waitFor: {staticText: "${asks}"}
      startOwn:
        steps:
          - launch: {arguments: [isUITesting, -questions, own.json]}
          - waitFor: {staticText: the vocabulary}
      startWithin:
        parameters: [folder]
        steps:
          - launch: {arguments: [isUITesting, -questions, "${folder}/own.json"]}
          - waitFor: {staticText: the vocabulary}
    """,
    "words/own.json": questions("the vocabulary"),
    "S/own.json": questions("the scenario"),
    "data/rows.csv": "file\nown.json\n",
    "data/paths.json": #"{"first": ["own.json"]}"#,
    "data/own.json": questions("the data"),
    "S/a.yaml": scenario("In a flow", "steps: [run: startOwn]"),
    "S/b.yaml": scenario("A parameter's default", "steps: [run: start]"),
    "S/c.yaml": scenario(
      "An argument",
      "steps: [run: {flow: start, with: {questions: own.json, asks: the scenario}}]"
    ),
    "S/d.yaml": scenario(
      "A variable, through two calls",
      """
      variables: {file: "${other}", other: own.json}
      flows:
        pass:
          parameters: [q]
          steps: [run: {flow: start, with: {questions: "${q}", asks: the scenario}}]
      steps: [run: {flow: pass, with: {q: "${file}"}}]
      """
    ),
    "S/e.yaml": scenario(
      "A loop",
      """
      steps:
        - forEach:
            variable: file
            in: [own.json]
            steps: [run: {flow: start, with: {questions: "${file}", asks: the scenario}}]
      """
    ),
    "S/f.yaml": scenario(
      "A row",
      """
      cases: [{file: own.json}]
      steps: [run: {flow: start, with: {questions: "${file}", asks: the scenario}}]
      """
    ),
    "S/g.yaml": scenario(
      "A row of a data file",
      """
      cases: {fromFile: ../data/rows.csv}
      steps: [run: {flow: start, with: {questions: "${file}", asks: the data}}]
      """
    ),
    "S/h.yaml": scenario(
      "A value of a data file",
      """
      variables: {paths: {fromFile: ../data/paths.json}}
      steps: [run: {flow: start, with: {questions: "${paths.first[0]}", asks: the data}}]
      """
    ),
    "S/i.yaml": scenario(
      "The configuration",
      """
      steps:
        - run: {flow: start, with: {questions: "${configured}", asks: the configuration}}
      """
    ),
    "S/j.yaml": scenario(
      "A part of the path",
      "steps: [run: {flow: startWithin, with: {folder: .}}]"
    ),
  ]

  @Test func `a path is relative to the file that it is written in, whoever passes it on`()
    async throws
  {
    let run = try await rehearse("run --reproducible", files: Self.files)
    #expect(
      run.output == """
        ✓ In a flow (0.050s)  S/a.yaml:1
        ✓ A parameter's default (0.050s)  S/b.yaml:1
        ✓ An argument (0.050s)  S/c.yaml:1
        ✓ A variable, through two calls (0.050s)  S/d.yaml:1
        ✓ A loop (0.050s)  S/e.yaml:1
        ✓ A row (0.050s)  S/f.yaml:5
        ✓ A row of a data file (0.050s)  S/g.yaml:5 (row data/rows.csv:2)
        ✓ A value of a data file (0.050s)  S/h.yaml:1
        ✓ The configuration (0.050s)  S/i.yaml:1
        ✓ A part of the path (0.050s)  S/j.yaml:1

        10 scenarios: 10 passed (app time 0.500 s)

        """
    )
  }

  @Test func `of two equal paths that are written in two files the later is read`() async throws {
    let scenario: FileContent = """
      name: The later
      app: trivia
      launch: {arguments: [isUITesting, -questions, own.json, -questions, "${configured}"]}
      steps: [{waitFor: {staticText: the configuration}}]

      """
    let run = try await rehearse(
      "run S/a.yaml --reproducible",
      files: Self.files.merging(["S/a.yaml": scenario]) { $1 }
    )
    #expect(
      run.output == """
        ✓ The later (0.050s, 1 warning)  S/a.yaml:1

        1 scenario: 1 passed (app time 0.050 s)

        """
    )
  }

  @Test func `a path of the command line is relative to the file that uses it`() async throws {
    var files = Self.files
    files["S/i.yaml"] = Self.scenario(
      "The command line",
      "steps: [run: {flow: start, with: {questions: '${configured}', asks: the data}}]"
    )
    let run = try await rehearse(
      "run S/i.yaml --reproducible --var configured=../data/own.json",
      files: files
    )
    #expect(
      run.output == """
        ✓ The command line (0.050s)  S/i.yaml:1

        1 scenario: 1 passed (app time 0.050 s)

        """
    )
  }
}
