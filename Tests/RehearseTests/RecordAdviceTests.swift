import Foundation
import ProtocolValues
import ScenarioTestSupport
import Testing

/// What the recorder says at the start, while naming and at the end.
struct RecordAdviceTests {
  @Test func `a continued file is shown around the place of new steps`() async throws {
    let outcome = try await rehearse(
      "record --terminal a.yaml:6 < lines",
      files: ["a.yaml": Self.continued, "lines": "tap: Phone\n"]
    )
    #expect(
      outcome.errors.hasPrefix(
        """
        recording 'A to-do' into 'a.yaml' before line 6; '?' lists the commands
            3  steps:
            4    # opens
            5    - tap: Add Todo
               (new steps)
            6    - tap: Done
        screen 'Add', at 0.450s

        """
      ),
      "\(outcome.errors)"
    )
    #expect(outcome.errors.hasSuffix("rehearse: note: 'a.yaml' has the recorded steps\n"))
  }

  @Test func `a misspelt launch argument is named at the start`() async throws {
    let outcome = try await shell(
      #""$REHEARSE" record todo --terminal --argument emptyLst </dev/null 2>&1 | head -n 2"#,
      files: [:]
    )
    #expect(
      outcome.output == """
        rehearse: warning: unknown launch argument 'emptyLst'; did you mean 'emptyList'?
        recording todo; the scenario is printed at the end; '?' lists the commands

        """
    )
  }

  @Test func `a variable that a continued file does not use is named first`() async throws {
    let outcome = try await shell(
      """
      for subject in a.yaml todo; do
        "$REHEARSE" record $subject --terminal --var titel=Travel </dev/null 2>&1 | head -n 3
      done
      """,
      files: [
        "a.yaml": "name: A\napp: todo\nvariables: {title: Phone}\nsteps:\n  - log: ${title}\n"
      ]
    )
    #expect(
      outcome.output == """
        rehearse: warning: no selected scenario uses 'titel', which --var sets [unused-override]
          did you mean 'title'?
        recording 'A' into 'a.yaml' before line 6; '?' lists the commands
        recording todo; the scenario is printed at the end; '?' lists the commands
        screen 'Root', at 0.000s
            1  navigationBar #Todo List 'Todo List'

        """
    )
  }

  @Test func `a later step that fails is named at the start, and with the verdict`() async throws {
    let outcome = try await rehearse(
      "record --terminal a.yaml:5 < lines",
      files: [
        "a.yaml": "name: A\napp: todo\nsteps:\n  - tap: Add Todo\n  - tap: Edit\n",
        "lines": "tap: Phone\n",
      ]
    )
    let reason = "no element matches 'Edit', and the app will not change by itself"
    #expect(
      outcome.errors.contains(
        "note: 'tap: Edit' at a.yaml:5 fails already, after the place of the recording: \(reason); "
          + "the scenario fails until you correct that step\n"
      ),
      "\(outcome.errors)"
    )
    #expect(
      outcome.errors.contains("✗ 'tap: Edit' at a.yaml:6 fails at every timing (")
        && outcome.errors.contains(
          "): \(reason); record what it needs before it, or change it in the file\n"
        ),
      "\(outcome.errors)"
    )
  }

  @Test func `a vocabulary that other scenarios of the app import is suggested, and imported`()
    async throws
  {
    let outcome = try await rehearse(
      "record todo --terminal -o new/b.yaml < lines",
      files: [
        "words.yaml": "vocabulary: Words\nelements: {add: {button: Add Todo}}\n",
        "a.yaml": "name: A\napp: todo\nimport: [words.yaml]\nsteps:\n  - tap: {named: add}\n",
        "lines": "import words.yaml\n2\n",
      ]
    )
    #expect(
      outcome.errors.contains(
        "note: other scenarios of this app use the vocabulary 'words.yaml'; to use it here, write "
          + "'import words.yaml'\n"
      ),
      "\(outcome.errors)"
    )
    #expect(
      outcome.files["new/b.yaml"] == """
        name: New scenario
        app: todo
        import: [../words.yaml]
        steps:
          - tap: {named: add}

        """
    )
  }

  @Test func `an app that does nothing without a launch argument has one suggested`() async throws {
    let outcome = try await rehearse("record trivia --terminal < /dev/null", files: [:])
    let note =
      "note: nothing on this screen reacts to a gesture, and the app stays as it is; it may need "
    #expect(outcome.errors.contains(note), "\(outcome.errors)")
    #expect(outcome.errors.contains("'rehearse record trivia --argument isUITesting'"))
    let other = try await rehearse(
      "record trivia --argument isUITesting --terminal < /dev/null",
      files: [:]
    )
    #expect(!other.errors.contains("note:"), "\(other.errors)")
  }

  @Test func `a name that contains a password is warned of`() async throws {
    let outcome = try await rehearse(
      "record sign-in --terminal -o a.yaml < lines",
      files: ["lines": "3 type wrong\nn A wrong password is refused\n"]
    )
    #expect(
      outcome.errors.contains(
        "note: all output shows the name as 'A ••• password is refused', because it contains the "
          + "text of a secret; choose another name, or another text for the secret\n"
      ),
      "\(outcome.errors)"
    )
  }

  @Test func `words for undo and the end are understood, and a step is written anew`() async throws
  {
    let outcome = try await rehearse(
      "record todo --terminal < lines",
      files: ["lines": "2\ntap: Phone\nundo\nredo\ne 2 tap: Travel\ne 2\njump\nquit\n9\n"]
    )
    #expect(
      outcome.output == """
        name: New scenario
        app: todo
        steps:
          - tap: Add Todo
          - tap: Travel

        """
    )
    #expect(
      outcome.errors.contains("write e STEP, followed by the new step; '?' lists all commands\n")
    )
    #expect(outcome.errors.contains("; '?' lists the recorder's own commands\n"))
  }

  @Test func `Ctrl-C in the terminal ends the recording like the end of the input`() async throws {
    let outcome = try await shell(
      #"""
      mkfifo lines; "$REHEARSE" record todo --terminal < lines 2> log &
      exec 3> lines
      echo 2 >&3; until grep -q proved log; do :; done; kill -INT $!; wait $!; echo $?
      """#,
      files: [:]
    )
    #expect(
      outcome.output == "name: New scenario\napp: todo\nsteps:\n  - tap: Add Todo\n130\n"
    )
  }

  @Test func `a missing file is explained with the way to make it`() async throws {
    let outcome = try await rehearse("record nope.yaml", files: [:])
    #expect(
      outcome.errors == """
        rehearse: error: there is no file or folder 'nope.yaml', and no app has that name
        rehearse: note: to record a new file, name its app: 'rehearse record APP -o nope.yaml'

        """
    )
  }

  @Test func `a workspace without paths is told how to name them`() async throws {
    let outcome = try await rehearse("list", files: ["rehearse.yaml": "app: todo\n"])
    #expect(
      outcome.errors == """
        rehearse: error: name a scenario file or a folder of them, or put them into rehearse.yaml, for \
        example 'paths: [Scenarios]'

        """
    )
  }

  @Test func `the page gets the lines around new steps, and no file is saved before one`()
    async throws
  {
    _ = try await RecordingVisit.record(["a.yaml:6"], in: ["a.yaml": Self.continued]) { visit in
      let view = try await visit.view()
      #expect(view["app"] == "a.yaml:6")
      #expect(view["name"] == "A to-do")
      #expect(
        view["header"].items
          == ["name: A to-do", "app: todo", "steps:", "  # opens", "  - tap: Add Todo"]
      )
      #expect(view["footer"].items == ["  - tap: Done"])
      #expect(view["file"]["isWritten"] == false)
    }
  }

  @Test func `the page imports a suggested vocabulary and writes a step anew`() async throws {
    let outcome = try await RecordingVisit.record(
      ["todo", "-o", "b.yaml"],
      in: [
        "words.yaml": "vocabulary: Words\nelements: {add: {button: Add Todo}}\n",
        "a.yaml": "name: A\napp: todo\nimport: [words.yaml]\nsteps:\n  - tap: {named: add}\n",
      ]
    ) { visit in
      let note = try #require(try await visit.view()["notes"].items.first)
      #expect(note["vocabulary"] == "words.yaml")
      let view = try await visit.post("edit", ["import": note["vocabulary"]])
      #expect(view["notes"].items.isEmpty)
      try await visit.act("tap", on: "Add Todo")
      try await visit.act("tap", on: "Phone")
      try await visit.post("edit", ["step": 2, "text": "tap: Travel"])
      let refused = try await visit.post("edit", ["step": 2, "text": "tap: Fone"])
      #expect(refused["status"] == 422)
    }
    #expect(
      outcome.files["b.yaml"]?.hasSuffix("steps:\n  - tap: {named: add}\n  - tap: Travel\n") == true
    )
  }

  @Test func `the page says why it has no assertions while a vocabulary is invalid`() async throws {
    _ = try await RecordingVisit.record(
      ["todo", "-o", "b.yaml", "--import", "words.yaml"],
      in: ["words.yaml": "vocabulary: Words\nelements: {add: {button: Add Todo}}\n"]
    ) { visit in
      try await visit.act("tap", on: "Add Todo")
      try Data("vocabulary: Words\nelements: {add: {buton: Add Todo}}\n".utf8)
        .write(to: visit.page.folder.appending(path: "words.yaml"))
      let view = try await visit.view()
      #expect(view["offers"].items == [])
      let note = try #require(view["notes"].items.first?["text"].text)
      #expect(note.hasPrefix("no assertion can be offered: the imported file 'words.yaml' has"))
    }
  }

  private static let continued: FileContent = """
    name: A to-do
    app: todo
    steps:
      # opens
      - tap: Add Todo
      - tap: Done

    """
}
