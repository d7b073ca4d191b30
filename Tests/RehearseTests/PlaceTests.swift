import Testing

struct PlaceTests {
  private static let suite: FileContent = """
    # Many scenarios in one file.
    suite: Many
    app: trivia

    scenarios:
      - name: Row ${n}
        cases:
          - {n: 1}
          - {n: 2}
        steps:
          - assert: {screen: Loading}

      - name: Two
        steps:
          - assert: {screen: Loading}
          - assert: >-
              Loading
              trivia questions...

      - {name: Left, steps: [pause: 1s]}
      - {name: Twice, cases: [{n: 1}, {n: 2}], steps: [pause: 1s]}

    """

  @Test(arguments: [
    ("a.yaml:6", ["Row 1", "Row 2"]),
    ("a.yaml:8", ["Row 1"]),
    ("a.yaml:9:12:", ["Row 2"]),
    ("a.yaml:11:9", ["Row 1", "Row 2"]),
    ("a.yaml:13", ["Two"]),
    ("./a.yaml:18", ["Two"]),
    ("a.yaml:20", ["Left"]),
    ("a.yaml:21:5", ["Twice [1]", "Twice [2]"]),
    ("a.yaml:21:35", ["Twice [2]"]),
    ("a.yaml:20 a.yaml:13", ["Two", "Left"]),
    ("a.yaml:20 .", ["Row 1", "Row 2", "Two", "Left", "Twice [1]", "Twice [2]"]),
  ])
  func `a line stands for the scenario or row that it belongs to`(
    paths: String,
    names: [String]
  ) async throws {
    let list = try await rehearse("list \(paths)", files: ["a.yaml": Self.suite])
    let listed = list.output.split(separator: "\n").map { $0.split(separator: ": ").last ?? "" }
    #expect(listed.map(String.init) == names)
    #expect(list.errors == "")
  }

  @Test(arguments: [
    ("a.yaml:1", "no scenario is at a.yaml:1; the nearest is 'Row 1' at line 8"),
    ("a.yaml:12", "no scenario is at a.yaml:12; the nearest is 'Row 1' at line 8"),
    ("a.yaml:999", "no scenario is at a.yaml:999; the nearest is 'Twice [1]' at line 21"),
    ("words.yaml:1", "'words.yaml' holds no scenario"),
    ("a.yaml:0", "there is no file or folder 'a.yaml:0'; did you mean 'a.yaml'?"),
    ("a.yaml:+6", "there is no file or folder 'a.yaml:+6'; did you mean 'a.yaml'?"),
    ("b.yaml:6", "there is no file or folder 'b.yaml:6'"),
    (
      "a.yaml:99999999999999999999", "there is no file or folder 'a.yaml:99999999999999999999'"
    ),
  ])
  func `a line that belongs to no scenario is wrong usage`(
    path: String,
    reason: String
  )
    async throws
  {
    let run = try await rehearse(
      "run \(path)",
      files: ["a.yaml": Self.suite, "words.yaml": "vocabulary: Words"]
    )
    #expect(
      run
        == Outcome(status: 64, output: "", errors: "rehearse: error: \(reason)\n", files: run.files)
    )
  }

  @Test func `a scenario that is a file is so from its first line to its last`() async throws {
    let list = try await rehearse(
      "list a.yaml:1 b.yaml:4",
      files: ["a.yaml": .passing, "b.yaml": .failing]
    )
    #expect(list.output == "a.yaml:1: It loads\nb.yaml:1: It is done at once\n")
  }

  @Test func `a file that is wrong is reported whatever line of it is meant`() async throws {
    let list = try await rehearse("list a.yaml:1", files: ["a.yaml": .broken])
    #expect(
      list.withoutFiles
        == Outcome(
          status: 2,
          output: "",
          errors: """
            a.yaml:4:5: error: unknown command 'tpa' [unknown-command]
             4 |   - tpa: AnswerA
               |     ^~~ did you mean 'tap'?

            """
        )
    )
  }

  @Test func `a row of a data file is chosen otherwise, as nobody knows which scenario is meant`()
    async throws
  {
    let run = try await rehearse("list rows.csv:2", files: ["rows.csv": "id,title\n1,2\n"])
    #expect(run.status == 2)
    #expect(
      run.errors.hasPrefix(
        """
        rows.csv:1:1: error: a scenario file must be a mapping; found 'id,title 1,2' [wrong-kind]
         1 | id,title
           | ^~~~~~~~ for rows of data name the scenario that reads them, and choose some with '--filter'

        """
      )
    )
  }
}
