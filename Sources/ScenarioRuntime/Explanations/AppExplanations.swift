import ScenarioDiagnostics

extension DiagnosticCatalog {
  /// What doesn't fit the app or the plan.
  static let appExplanations = [
    DiagnosticExplanation(
      "changed-during-run",
      "A file is no longer what it was when it was checked.",
      meaning: """
        All files are checked before the first scenario runs. Of large suites most are then read \
        again when their turn comes, and none is run that nobody has checked.
        """,
      example: .description("A large suite whose files are saved or deleted while it runs."),
      remedy: "Run again what was changed."
    ),
    DiagnosticExplanation(
      "doubtful-pass",
      "What is expected not to be there, or not to be equal, very nearly is.",
      meaning: """
        A warning in the step's log, which only a run can give. A step that expects an element to be \
        absent always passes if its text differs slightly from the element's. The same is true of the \
        name of a screen in place of an element's text, and of a number compared with the same number \
        as a text. A 'scroll' whose 'until' holds at once moves nothing, even if the element is out of \
        sight. Each place has one warning in a test case, and none if an element with that text was \
        found before, as it may be gone now.
        """,
      example: .files(
        [
          DiagnosticExampleFile(
            "example.yaml",
            """
            name: Example
            app: todo
            steps:
              - assert: {element: Go To Gym, exists: false}
            """
          )
        ],
        command: "rehearse run example.yaml --reporter steps"
      ),
      remedy: """
        Write the text as the screen has it, the value in the other's kind, or 'hittable: true' in the \
        'until' of a 'scroll'.
        """
    ),
    DiagnosticExplanation(
      "equal-names",
      "Two scenarios of one file have the same name.",
      meaning: "Reports tell test cases apart by file and name.",
      example: """
        suite: Example
        app: trivia
        scenarios:
          - name: It waits
            steps:
              - pause: 1s
          - name: It waits
            steps:
              - pause: 2s
        """,
      remedy: "Rename one of them."
    ),
    DiagnosticExplanation(
      "launch-argument",
      "A launch argument is unknown, malformed or without effect.",
      meaning:
        "An unknown one is a warning, as the app starts all the same; a malformed one is an error.",
      example: """
        name: Example
        app: trivia
        launch: {arguments: [-networkLatency, soon]}
        steps:
          - pause: 1s
        """,
      remedy: "'rehearse apps NAME' lists an app's arguments; one with a value is two items."
    ),
    DiagnosticExplanation(
      "missing-app",
      "The scenario does not say which app it runs.",
      meaning: "Neither the scenario nor what it inherits from has an 'app'.",
      example: "name: Example\nsteps:\n  - pause: 1s",
      remedy: "Add 'app:' with one of the names that 'rehearse apps' lists."
    ),
    DiagnosticExplanation(
      "unknown-app",
      "A scenario names an app that this tool does not have.",
      meaning: "The apps are built into the tool.",
      example: "name: Example\napp: triva\nsteps:\n  - pause: 1s",
      remedy: "Write one of the names that 'rehearse apps' lists."
    ),
    DiagnosticExplanation(
      "unknown-screen",
      "An expectation names a screen that the app does not have.",
      meaning: "It could never hold.",
      example: .step("waitFor: {screen: Qestion}"),
      remedy: "'rehearse apps NAME' lists the screens of an app."
    ),
    DiagnosticExplanation(
      "unknown-tag",
      "No scenario has a tag that the command line or the configuration names.",
      meaning: "A warning while something is left to run: the tag is misspelt, or has gone.",
      example: .files(
        [
          DiagnosticExampleFile(
            "example.yaml",
            "name: Example\napp: trivia\ntags: [smoke]\nsteps:\n  - pause: 1s"
          )
        ],
        command: "rehearse list example.yaml --tag smoke --tag smkoe"
      ),
      remedy: "Mend the name; 'rehearse list --tag NAME' shows who has it."
    ),
    DiagnosticExplanation(
      "unknown-transition",
      "An expectation names a screen change that the app does not have.",
      meaning: "It could never hold.",
      example: .step("assert: {transition: LoadedSegue}"),
      remedy: "'rehearse apps NAME' lists the transitions of an app; 'none' is none."
    ),
  ]
}
