import Testing

/// What `check` says of all files together.
struct CheckSummaryTests {
  @Test func `standard input is checked like a file`() async throws {
    let check = try await shell(
      #""$REHEARSE" check - < b.yaml"#,
      files: ["b.yaml": .broken, "rehearse.yaml": "app: trivia\n"]
    )
    #expect(
      check.withoutFiles
        == Outcome(
          status: 2,
          output: "checked 1 file: 1 error\n",
          errors: """
            standard input:4:5: error: unknown command 'tpa' [unknown-command]
             4 |   - tpa: AnswerA
               |     ^~~ did you mean 'tap'?

            """
        )
    )
  }

  @Test func `files that import a broken one are not counted as errors of their own`() async throws
  {
    let importing: FileContent = "name: A\napp: todo\nimport: [v.yaml]\nsteps: [run: f]\n"
    let check = try await rehearse(
      "check a.yaml b.yaml",
      files: [
        "a.yaml": importing, "b.yaml": importing,
        "v.yaml": "vocabulary: V\nflows: {f: {stps: [back]}}\n",
      ]
    )
    #expect(check.output == "checked 2 files: 1 error\n")
    #expect(check.errors.split(separator: "error: ").count == 2)
    #expect(check.errors.contains("note: 2 files can't be run because of an imported file"))
  }

  @Test func `imports of standard input are relative to the working directory`() async throws {
    let check = try await shell(
      #""$REHEARSE" check - < sub/a.yaml"#,
      files: [
        "sub/a.yaml": "name: A\napp: todo\nimport: [w.yaml]\nsteps: [{tap: {named: add}}]\n",
        "w.yaml": "vocabulary: W\nelements: {add: {button: Add}}\n",
      ]
    )
    #expect(check.output == "checked 1 file: no problems\n")
    #expect(check.errors == "")
    #expect(check.status == 0)
  }

  @Test func `standard input is checked alone`() async throws {
    let check = try await shell(
      #""$REHEARSE" check - a.yaml < a.yaml"#,
      files: ["a.yaml": .passing]
    )
    #expect(check.status == 64)
    #expect(
      check.errors == "rehearse: error: '-' is standard input, which is read alone, without files\n"
    )
  }

  @Test func `files, errors and warnings are counted`() async throws {
    let check = try await rehearse(
      "check .",
      files: [
        "a.yaml": .passing, "b.yaml": .broken, "c.yaml": .broken,
        "w.yaml": "name: W\napp: todo\nlaunch: {arguments: [nonsense]}\nsteps: [log: a]\n",
      ]
    )
    #expect(check.output == "checked 4 files: 2 errors, 1 warning\n")
  }

  @Test func `the files that import a broken one are counted in one note`() async throws {
    var files: [String: FileContent] = ["w.yaml": "vocabulary: W\nelements: {add: {buton: Add}}\n"]
    for number in 1...5 {
      files["\(number).yaml"] =
        "name: A\napp: todo\nimport: [w.yaml]\nsteps: [{tap: {named: add}}]\n"
    }
    let check = try await rehearse("check .", files: files)
    #expect(
      check.errors.split(separator: "\n").last.map(String.init)
        == "rehearse: note: 5 files can't be run because of an imported file with errors: 1.yaml:3:10, 2.yaml:3:10, 3.yaml:3:10 and 2 more"
    )
    #expect(check.errors.split(separator: "[unknown-").count == 2)
    #expect(!check.errors.contains("[broken-import]"))
    let run = try await rehearse("run . --junit r.xml", files: files)
    #expect(run.errors.contains("5 files can't be run because of an imported file"))
    #expect(run.files["r.xml"]?.split(separator: "<error").count == 7)
  }
}
