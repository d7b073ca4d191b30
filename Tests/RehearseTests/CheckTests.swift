import Testing

struct CheckTests {
  @Test func `on GitHub a check marks the lines that a run of the same files marks`() async throws {
    let files: [String: FileContent] = [
      "W/a%,:b.yaml": "name: A\napp: trivia\nsteps:\n  - tpa: x\n  - tap: ${100%}\n",
      "W/b.yaml": "name: [\n", "W/c.yaml": .passing,
    ]
    func marks(of command: String) async throws -> String {
      let outcome = try await shell(
        """
        export GITHUB_ACTIONS=true GITHUB_WORKSPACE=$PWD; cd W
        "$REHEARSE" \(command) 2>/dev/null | grep '^::[ew]'
        """,
        files: files
      )
      return outcome.output
    }
    let check = try await marks(of: "check .")
    #expect(
      check == """
        ::error file=W/a%25%2C%3Ab.yaml,line=4,col=5,title=a%25%2C%3Ab.yaml::unknown command \
        'tpa'%0Adid you mean 'tap'?
        ::error file=W/a%25%2C%3Ab.yaml,line=5,col=10,title=a%25%2C%3Ab.yaml::'${100%25}' is not a path \
        to a value%0Awrite a name with '.key' and '[index]' steps, or '$${' for the text '${'
        ::error file=W/b.yaml,line=1,col=7,title=b.yaml::'[' is never closed

        """
    )
    #expect(try await marks(of: "run .") == check)
  }

  @Test func `GitHub marks warnings, and what is wrong before where that is imported`() async throws
  {
    let slip: FileContent = """
      name: A
      app: trivia
      launch: {arguments: [-networklatency, 4s]}
      steps: [log: x]
      """
    let marks = "2>/dev/null | grep '^::[ew]'"
    let run = try await shell(
      "export GITHUB_ACTIONS=true; \"$REHEARSE\" check . \(marks); \"$REHEARSE\" run b.yaml \(marks)",
      files: [
        "a.yaml": "name: A\napp: trivia\nimport: [words.yaml]\nsteps: [log: x]\n", "b.yaml": slip,
        "words.yaml": "vocabulary: Words\nelements: {a: {lable: x}}\n",
      ]
    )
    #expect(
      run.output == """
        ::error file=words.yaml,line=2,col=16,title=words.yaml::unknown key 'lable' in a selector\
        %0Adid you mean 'label'?
        ::error file=a.yaml,line=3,col=10,title=a.yaml::the imported file 'words.yaml' has errors
        ::warning file=b.yaml,line=3,col=22,title=b.yaml::unknown launch argument '-networklatency'\
        %0Adid you mean '-networkLatency'?
        ::warning file=b.yaml,line=3,col=22,title=b.yaml::unknown launch argument '-networklatency'\
        %0Adid you mean '-networkLatency'?

        """
    )
  }

  @Test func `check finds data that the app can't use, at its argument`() async throws {
    let check = try await rehearse(
      "check q.yaml",
      files: [
        "q.yaml": """
        name: Q
        app: trivia
        launch: {arguments: [isUITesting, -questions, bad.json]}
        steps: [{waitFor: {screen: Question}}]
        """,
        "bad.json": #"{"questions": []}"#,
      ]
    )
    #expect(check.status == 2)
    #expect(
      check.errors == """
        q.yaml:3:47: error: bad.json:1:15: there must be at least one question [launch-argument]
         3 | launch: {arguments: [isUITesting, -questions, bad.json]}
           |                                               ^~~~~~~~

        """
    )
  }

  @Test func `arguments are tried as the app would take them, once all are known`() async throws {
    let check = try await rehearse(
      "check a.yaml",
      files: [
        "a.yaml": """
        suite: S
        app: trivia
        scenarios:
          - name: Bundled
            launch: {arguments: [isUITesting, -startAt, 3]}
            steps: [back]
          - name: Rows
            cases: [{file: two.json, start: 1}, {file: two.json, start: 2}, {file: none.json, start: 0}]
            launch: {arguments: [-questions, "${file}", -startAt, "${start}"]}
            steps: [back]
          - name: Steps
            launch: manual
            steps:
              - launch: {arguments: [-startAt, 4]}
              - launch: {arguments: [-startAt, 2]}
              - forEach:
                  variable: late
                  in: [5]
                  steps: [launch: {arguments: [-startAt, "${late}"]}]
        """,
        "two.json": """
        {"questions": [
          {"title": "Q", "answer_a": "A", "answer_b": "B", "answer_c": "C", "correct_answer": 0},
          {"title": "R", "answer_a": "A", "answer_b": "B", "answer_c": "C", "correct_answer": 0}
        ]}
        """,
      ]
    )
    #expect(check.status == 2)
    #expect(
      check.errors == """
        a.yaml:5:49: error: '-startAt' must be less than the number of questions, 3; found '3' \
        [launch-argument]
         5 |     launch: {arguments: [isUITesting, -startAt, 3]}
           |                                                 ^
        a.yaml:9:38: error: 'none.json' can't be read: there is no such file [launch-argument]
         9 |     launch: {arguments: [-questions, "${file}", -startAt, "${start}"]}
           |                                      ^~~~~~~~~
        a.yaml:8:76: note: its value is written here
         8 |     cases: [{file: two.json, start: 1}, {file: two.json, start: 2}, {file: none.json, \
        start: 0}]
           |                                                                            ^~~~~~~~~
        a.yaml:9:59: error: '-startAt' must be less than the number of questions, 2; found '2' \
        [launch-argument]
         9 |     launch: {arguments: [-questions, "${file}", -startAt, "${start}"]}
           |                                                           ^~~~~~~~~~
        a.yaml:8:65: note: its value is written here
         8 |     cases: [{file: two.json, start: 1}, {file: two.json, start: 2}, {file: none.json, \
        start: 0}]
           |                                                                 ^
        a.yaml:14:40: error: '-startAt' must be less than the number of questions, 3; found '4' \
        [launch-argument]
         14 |       - launch: {arguments: [-startAt, 4]}
            |                                        ^

        """
    )
  }

  @Test func `misspelt keys cause no mistakes beyond themselves, and hide none`() async throws {
    let check = try await rehearse(
      "check a.yaml",
      files: [
        "a.yaml": """
        name: A
        app: trivia
        variabels: {x: 1}
        flwos: {go: {steps: [log: "${x}"]}}
        setps:
          - run: go
          - log: "${x} ${y}"
        """
      ]
    )
    #expect(check.status == 2)
    #expect(
      check.errors == """
        a.yaml:3:1: error: unknown key 'variabels' in a scenario [unknown-key]
         3 | variabels: {x: 1}
           | ^~~~~~~~~ did you mean 'variables'?
        a.yaml:4:1: error: unknown key 'flwos' in a scenario [unknown-key]
         4 | flwos: {go: {steps: [log: "${x}"]}}
           | ^~~~~ did you mean 'flows'?
        a.yaml:5:1: error: unknown key 'setps' in a scenario [unknown-key]
         5 | setps:
           | ^~~~~ did you mean 'steps'?
        a.yaml:7:18: error: 'y' is not defined [undefined-variable]
         7 |   - log: "${x} ${y}"
           |                  ^

        """
    )
  }

  @Test func `a misspelt word does not make its import unused`() async throws {
    let check = try await rehearse(
      "check a.yaml",
      files: [
        "words.yaml": """
        vocabulary: W
        flows: {start: {steps: [waitFor: {screen: Question}]}}
        """,
        "a.yaml": """
        name: A
        app: trivia
        import: [words.yaml]
        steps: [run: strat]
        """,
      ]
    )
    #expect(check.status == 2)
    #expect(
      check.errors == """
        a.yaml:4:14: error: unknown flow 'strat' [unknown-word]
         4 | steps: [run: strat]
           |              ^~~~~ did you mean 'start'?

        """
    )
  }

  @Test(arguments: [
    ("list", 4, "error: there is no scenario to run, only vocabularies"),
    ("run", 4, "error: there is no scenario to run, only vocabularies"),
  ])
  func `vocabularies alone are worth a check, but nothing to run`(
    command: String,
    status: Int32,
    message: String
  ) async throws {
    let words = FileContent(stringLiteral: "vocabulary: W\nelements: {first: AnswerA}")
    let files = ["a.yaml": words, "b.yaml": words]
    let check = try await rehearse("check .", files: files)
    #expect(check.output == "checked 2 files: no problems\n")
    #expect(check.status == 0)
    let outcome = try await rehearse("\(command) .", files: files)
    #expect(outcome.errors == "rehearse: \(message)\n")
    #expect(outcome.status == status)
  }

  @Test func `a vocabulary with an error fails the check`() async throws {
    let check = try await rehearse("check .", files: ["a.yaml": "vocabulary: W\nflows: none"])
    #expect(
      check.errors == """
        a.yaml:2:8: error: 'flows' must be a mapping; found 'none' [wrong-kind]
         2 | flows: none
           |        ^~~~

        """
    )
    #expect(check.status == 2)
  }

  @Test func `a broken row is shown in its file, with the place that reads it`() async throws {
    let check = try await rehearse(
      "check .",
      files: [
        "a.yaml": """
        name: Row ${n}
        app: trivia
        cases: {fromFile: rows.csv}
        steps: [log: "${n}"]
        """,
        "rows.csv": "n,text\n1,one\n2\n",
      ]
    )
    #expect(
      check.errors == """
        rows.csv:3:1: error: the row has 1 field, but the header 2 [malformed-csv]
         3 | 2
           | ^
        a.yaml:3:19: note: the data are read here
         3 | cases: {fromFile: rows.csv}
           |                   ^~~~~~~~

        """
    )
    #expect(check.status == 2)
  }

  @Test func `an argument of a suite that one scenario's app does not know is told with that app`()
    async throws
  {
    let check = try await rehearse(
      "check a.yaml",
      files: [
        "a.yaml": """
        suite: S
        app: trivia
        launch: {arguments: [isUITesting]}
        scenarios:
          - {name: A, steps: [pause: 1s]}
          - {name: B, app: todo-lists, steps: [pause: 1s]}
        """
      ]
    )
    #expect(
      check.errors == """
        a.yaml:3:22: warning: unknown launch argument 'isUITesting' [launch-argument]
         3 | launch: {arguments: [isUITesting]}
           |                      ^~~~~~~~~~~ launch arguments: legacyCrashOnToggle
        a.yaml:6:20: note: the app of this scenario is 'todo-lists'
         6 |   - {name: B, app: todo-lists, steps: [pause: 1s]}
           |                    ^~~~~~~~~~

        """
    )
  }
}
