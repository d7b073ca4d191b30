import ScenarioTestSupport
import Testing

/// The files that a recording writes, and what others do to them meanwhile.
struct RecordFileTests {
  @Test(arguments: [
    ("rm a.yaml", "no such file or directory"),
    ("chmod 444 a.yaml", "it is read-only"),
    ("mv a.yaml b.yaml; ln -s b.yaml a.yaml", "another program has changed it"),
    ("rm a.yaml; mkdir a.yaml", "it is a folder"),
  ])
  func `a file that can't be written any more is left alone, and nothing is lost`(
    change: String,
    reason: String
  ) async throws {
    let outcome = try await shell(
      #"""
      mkfifo lines; "$REHEARSE" record sign-in --terminal -o a.yaml < lines &
      exec 3> lines
      echo '2 type ada' >&3; until test -s a.yaml; do :; done; \#(change)
      echo 4 >&3; echo q >&3; exec 3>&-; wait $!; echo $?
      """#,
      files: [:]
    )
    #expect(
      outcome.output == """
        name: New scenario
        app: sign-in
        steps:
          - type: {into: userName, text: ada}
          - tap: showPassword
        3

        """
    )
    #expect(
      outcome.errors.contains("rehearse: error: 'a.yaml' can't be written: \(reason)\n")
    )
  }

  @Test func `an import cycle that is made meanwhile refuses steps until it is gone`() async throws
  {
    let outcome = try await shell(
      #"""
      mkfifo lines; "$REHEARSE" record todo --terminal --import words.yaml -o a.yaml < lines 2> log &
      exec 3> lines
      echo 2 >&3; until test -s a.yaml; do :; done
      cp words.yaml kept.yaml; echo 'import: [words.yaml]' >> words.yaml
      echo 'tap: Travel' >&3; until grep -q 'not recorded' log; do :; done
      cp kept.yaml words.yaml; echo 'tap: Phone' >&3; echo q >&3; exec 3>&-; wait
      grep 'not recorded' log; cat a.yaml
      """#,
      files: ["words.yaml": "vocabulary: Words\nelements: {add: {button: Add Todo}}\n"]
    )
    #expect(
      outcome.output == """
        not recorded: the imported file 'words.yaml' has errors; the file imports itself: 'words.yaml' -> 'words.yaml'
        name: New scenario
        app: todo
        import: [words.yaml]
        steps:
          - tap: {named: add}
          - tap: Phone

        """
    )
  }

  @Test func `a vocabulary that becomes a link to the outside is not written`() async throws {
    let words = "vocabulary: Words\nelements: {add: {button: Add Todo}}\n"
    let outcome = try await shell(
      #"""
      mkdir work; cp words.yaml work; cd work; mkfifo lines
      "$REHEARSE" record todo --terminal --import words.yaml -o a.yaml < lines 2> log &
      exec 3> lines
      echo 2 >&3; until test -s a.yaml; do :; done; ln -sf ../words.yaml words.yaml
      echo 'flow 1 open in words.yaml' >&3; echo q >&3; exec 3>&-; wait
      grep 'not recorded' log; cat a.yaml ../words.yaml
      """#,
      files: ["words.yaml": .init(stringLiteral: words)]
    )
    #expect(
      outcome.output == """
        not recorded: flows go only into imported vocabularies of the workspace, and 'words.yaml' is not one of them
        name: New scenario
        app: todo
        import: [words.yaml]
        steps:
          - tap: {named: add}
        \(words)
        """
    )
  }

  @Test(arguments: [1, 2, 3, 5])
  func `a model that traps ends the recording, and its file stays`(element: Int) async throws {
    let outcome = try await shell(
      #"""
      printf '4\n\#(element)\n' | \#(TrappingTool.path) record trapping --terminal -o a.yaml 2> log
      cat a.yaml; grep '^rehearse: ' log
      """#,
      files: [:]
    )
    #expect(
      outcome.output == """
        name: New scenario
        app: trapping
        steps:
          - tap: {button: Behave}
        rehearse: error: the app model trapped; 'a.yaml' has the recorded steps

        """
    )
  }

  @Test func `a scenario without a file is printed when the model traps`() async throws {
    let outcome = try await shell(
      #"""
      printf '4\n1\n' | \#(TrappingTool.path) record trapping --terminal 2> log
      grep '^rehearse: ' log
      echo 1 | \#(TrappingTool.path) record trapping --terminal 2> log
      grep '^rehearse: ' log
      """#,
      files: [:]
    )
    #expect(
      outcome.output == """
        name: New scenario
        app: trapping
        steps:
          - tap: {button: Behave}
        rehearse: error: the app model trapped; the recorded steps were printed
        rehearse: error: the app model trapped; nothing was recorded

        """
    )
  }

  @Test func `steps get names and comments, and become a flow of a vocabulary`() async throws {
    let words = """
      vocabulary: Words
      flows:
        open:  # the form
          steps:
            - tap: Add Todo

      """
    let outcome = try await shell(
      #"""
      printf '%s\n' 'tap: Phone' 'tap: Travel' 'name 1 A category' 'comment 1 the first' 'optional 2' 'flow 1-2' \
        'flow 1-2 choose category=2 in words.yaml' | "$REHEARSE" record --terminal a.yaml:6 2> log
      grep -A6 '^    1  A category' log; cat a.yaml words.yaml
      """#,
      files: [
        "words.yaml": .init(stringLiteral: words),
        "a.yaml": """
        name: A to-do
        app: todo
        import: [words.yaml]
        steps:
          - run: open
          - tap: Done

        """,
      ]
    )
    #expect(
      outcome.output == """
            1  A category
            2  Phone
            3  Travel
          in words.yaml
        recorded:
            1  - run: {flow: choose, with: {category: Phone}}
        ✓ proved at every timing (3 runs)
        name: A to-do
        app: todo
        import: [words.yaml]
        steps:
          - run: open
          - run: {flow: choose, with: {category: Phone}}
          - tap: Done
        \(words)  choose:
            parameters: [category]
            steps:
              - name: A category  # the first
                tap: "${category}"
              - tap: Travel
                optional: true

        """
    )
  }

  @Test func `a vocabulary is as before when its flow is undone`() async throws {
    let words = "vocabulary: Words\nelements: {add: {button: Add Todo}}\n"
    let outcome = try await shell(
      #"""
      printf '%s\n' 2 'flow 1 open in words.yaml' u |
        "$REHEARSE" record todo --terminal --import words.yaml -o a.yaml 2> log
      cat a.yaml words.yaml
      """#,
      files: ["words.yaml": .init(stringLiteral: words)]
    )
    #expect(
      outcome.output == """
        name: New scenario
        app: todo
        import: [words.yaml]
        steps:
          - tap: {named: add}
        \(words)
        """
    )
  }

  @Test func `the configuration says which selectors are preferred`() async throws {
    let outcome = try await rehearse(
      "record sign-in --terminal < lines",
      files: ["lines": "4\n", "rehearse.yaml": "recording: {prefer: [label]}\n"]
    )
    #expect(
      outcome.output == "name: New scenario\napp: sign-in\nsteps:\n  - tap: {button: SHOW}\n"
    )
  }

  @Test func `an unknown kind of selector is an error`() async throws {
    let outcome = try await rehearse(
      "record sign-in --terminal < /dev/null",
      files: ["rehearse.yaml": "recording: {prefer: [labels]}\n"]
    )
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.firstLine
        == "rehearse.yaml:1:22: error: an item of 'prefer' must be 'named' or 'id' or 'label'; "
        + "found 'labels' [wrong-word]"
    )
  }
}
