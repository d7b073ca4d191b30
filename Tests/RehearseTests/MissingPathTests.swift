import Testing

/// Paths that lead nowhere, and what they were meant to be.
struct MissingPathTests {
  @Test(arguments: ["run ''", "list a.yaml ''", "check ''", "format ''", "merge '' --junit a.xml"])
  func `an empty path is told as one`(command: String) async throws {
    let outcome = try await rehearse(command, files: ["a.yaml": .passing])
    #expect(
      outcome.errors
        == "rehearse: error: a path is empty, perhaps that of a variable that is not set\n"
    )
    #expect(outcome.status == 64)
  }

  @Test func `a command that takes no standard input says how to name it`() async throws {
    let run = try await rehearse("run -", files: [:])
    #expect(
      run.errors == """
        rehearse: error: there is no file or folder '-'; only 'check' and 'format' take '-' for standard \
        input: write '/dev/stdin'

        """
    )
    #expect(run.status == 64)
  }

  @Test func `a path in a file is told by the file that it most likely means`() async throws {
    let check = try await shell(
      #"""
      top=$(pwd -P); sed -i "s#TOP#$top#" ws/S/b.yaml; cd ws/S
      "$REHEARSE" check a.yaml b.yaml 2>&1 | sed "s#$top#TOP#g; s#~~*#~#"
      """#,
      files: [
        "ws/rehearse.yaml": "app: todo",
        "ws/words/todo.yaml": "vocabulary: W",
        "ws/S/words/rows.csv": "a\n1",
        "ws/S/words/.hidden.json": "1",
        "outside.json": "1",
        "ws/S/a.yaml": """
        name: A
        import: [words/todo.yaml, ../word/todo.yaml, ../words/todo.yml, nothing.yaml]
        cases: {fromFile: S/words/rows.csv}
        steps: [log: a]

        """,
        "ws/S/b.yaml": """
        name: B
        import: [TOP/ws/words/todo.yaml]
        cases: {fromFile: words/row}
        variables: {a: {fromFile: words/hidden.json}, b: {fromFile: ../../outsid.json}}
        steps: [log: a]

        """,
      ]
    )
    #expect(
      check.output == """
        a.yaml:2:10: error: 'words/todo.yaml' can't be imported: there is no such file [unusable-import]
         2 | import: [words/todo.yaml, ../word/todo.yaml, ../words/todo.yml, nothing.yaml]
           |          ^~ paths begin at the folder of their file: '../words/todo.yaml'
        a.yaml:2:27: error: '../word/todo.yaml' can't be imported: there is no such file [unusable-import]
         2 | import: [words/todo.yaml, ../word/todo.yaml, ../words/todo.yml, nothing.yaml]
           |                           ^~ did you mean '../words/todo.yaml'?
        a.yaml:2:46: error: '../words/todo.yml' can't be imported: there is no such file [unusable-import]
         2 | import: [words/todo.yaml, ../word/todo.yaml, ../words/todo.yml, nothing.yaml]
           |                                              ^~ did you mean '../words/todo.yaml'?
        a.yaml:2:65: error: 'nothing.yaml' can't be imported: there is no such file [unusable-import]
         2 | import: [words/todo.yaml, ../word/todo.yaml, ../words/todo.yml, nothing.yaml]
           |                                                                 ^~
        a.yaml:3:19: error: 'S/words/rows.csv' can't be read: there is no such file [unusable-data]
         3 | cases: {fromFile: S/words/rows.csv}
           |                   ^~ paths begin at the folder of their file: 'words/rows.csv'
        b.yaml:2:10: error: 'TOP/ws/words/todo.yaml' can't be imported: absolute paths are outside the workspace [unusable-import]
         2 | import: [TOP/ws/words/todo.yaml]
           |          ^~ from the folder of this file it is '../words/todo.yaml'
        b.yaml:3:19: error: 'words/row' can't be read: there is no such file [unusable-data]
         3 | cases: {fromFile: words/row}
           |                   ^~ did you mean 'words/rows.csv'?
        b.yaml:4:27: error: 'words/hidden.json' can't be read: there is no such file [unusable-data]
         4 | variables: {a: {fromFile: words/hidden.json}, b: {fromFile: ../../outsid.json}}
           |                           ^~
        b.yaml:4:61: error: '../../outsid.json' can't be read: it is outside the workspace [unusable-data]
         4 | variables: {a: {fromFile: words/hidden.json}, b: {fromFile: ../../outsid.json}}
           |                                                             ^~ the workspace is the nearest folder upwards with a 'rehearse.yaml', else the working directory
        checked 2 files: 9 errors

        """
    )
  }

  @Test(arguments: [
    (
      "check S/frist.yaml",
      "there is no file or folder 'S/frist.yaml'; did you mean 'S/first.yaml'?"
    ),
    ("run Scenario", "there is no file or folder 'Scenario'; did you mean 'Scenarios'?"),
    (
      "inspect S/frist.yaml",
      "there is no file or folder 'S/frist.yaml', and no app has that name; did you mean 'S/first.yaml'?"
    ),
    (
      "format S/frist.yaml",
      "there is no file or folder 'S/frist.yaml'; did you mean 'S/first.yaml'?"
    ),
    (
      "run none S/frist.yaml",
      "there is no file or folder 'none', and there is no file or folder 'S/frist.yaml'"
    ),
    ("run S/*.yml", "no scenario file matches 'S/*.yml'"),
  ])
  func `a path of the command line is told likewise`(
    arguments: String,
    problem: String
  ) async throws {
    let run = try await rehearse(
      arguments,
      files: ["S/first.yaml": .passing, "Scenarios/a.yaml": .passing]
    )
    #expect(run.errors == "rehearse: error: \(problem)\n")
    #expect(run.status == 64)
  }

  @Test func `only what would serve is advised`() async throws {
    let long = String(repeating: "../a/", count: 20_000) + "words.yaml"
    let check = try await rehearse(
      "check logins.yaml",
      files: [
        "login.yaml": .passing,
        "notes.md": "",
        "rows.csv": "a\n1",
        "logins.yaml": """
        name: A
        app: todo
        import: [logins.yml, rows.yaml, "\(long)"]
        variables: {a: {fromFile: rows.json}, b: {fromFile: notes.csv}}
        steps: [log: a]

        """,
      ]
    )
    let errors = check.errors.split(separator: "\n")
    #expect(errors.count { $0.contains(" [unusable-") } == 5)
    #expect(errors.filter { $0.contains("did you mean") } == [])
  }

  @Test(arguments: [
    ("sub/dangling.yaml", ""), ("sub/danglin.yaml", ""), ("sbu/nope.yaml", ""), ("notes.yml", ""),
    ("sbu/first.yaml", "; did you mean 'sub/first.yaml'?"), ("sb", "; did you mean 'sub'?"),
  ])
  func `no path is advised that leads nowhere either`(path: String, advice: String) async throws {
    let run = try await shell(
      #"ln -s nowhere.yaml sub/dangling.yaml; exec "$REHEARSE" check \#(path)"#,
      files: ["sub/first.yaml": .passing, "notes.md": ""]
    )
    #expect(run.errors == "rehearse: error: there is no file or folder '\(path)'\(advice)\n")
  }
}
