import ScenarioDiagnostics

extension DiagnosticCatalog {
  /// Explanations of problems with the app or the plan.
  static let appExplanations = [
    DiagnosticExplanation(
      .appWithoutModel,
      "The scenarios run on app models, but the app is only a web page.",
      meaning: "An app of 'apps' in rehearse.yaml runs in a browser.",
      example: .files(
        [
          DiagnosticExampleFile(
            "rehearse.yaml",
            "apps: {shop: {web: https://shop.test/}}\non: model"
          ),
          DiagnosticExampleFile(
            "example.yaml",
            """
            name: Example
            app: shop
            steps:
              - assert: Basket
            """
          ),
        ],
        command: "rehearse check example.yaml"
      ),
      remedy: "Leave 'on' out, or run it in a browser: '--on chromium'."
    ),
    DiagnosticExplanation(
      .appWithoutPage,
      "The scenarios run in a browser, but the app has no web page.",
      meaning: "'apps' in rehearse.yaml says which page an app is.",
      example: .files(
        [
          DiagnosticExampleFile("rehearse.yaml", "on: chromium"),
          DiagnosticExampleFile(
            "example.yaml",
            """
            name: Example
            app: todo
            steps:
              - assert: Todo List
            """
          ),
        ],
        command: "rehearse check example.yaml"
      ),
      remedy: "Add the address of its page, or leave the app out with '--exclude-tag'."
    ),
    DiagnosticExplanation(
      .changedDuringRun,
      "A file has changed since it was checked.",
      meaning: """
        All files are checked before the first scenario runs. Large suites are read again when \
        it is their turn, and a scenario that was not checked is not run.
        """,
      example: .description("A large suite whose files are saved or deleted while it runs."),
      remedy: "Run again to include the changes."
    ),
    DiagnosticExplanation(
      .doubtfulPass,
      """
      An element that should be absent, or a value that should differ, is almost the \
      expected one.
      """,
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
      .equalNames,
      "Two scenarios of one file have the same name.",
      meaning: "Reports identify a test case by its file and its name.",
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
      remedy: """
        Rename one of them. Quote names that contain ' #', which otherwise begins a comment.
        """
    ),
    DiagnosticExplanation(
      .launchArgument,
      "A launch argument is unknown, malformed or has no effect.",
      meaning: """
        An unknown argument is a warning, because the app starts anyway. A malformed one is an \
        error.
        """,
      example: """
        name: Example
        app: trivia
        launch: {arguments: [-networkLatency, soon]}
        steps:
          - pause: 1s
        """,
      remedy: """
        See 'rehearse apps NAME' for the arguments of an app. An argument with a value is two \
        items.
        """
    ),
    DiagnosticExplanation(
      .missingApp,
      "The scenario does not say which app it runs.",
      meaning: "Neither the scenario, its suite nor rehearse.yaml has an 'app'.",
      example: "name: Example\nsteps:\n  - pause: 1s",
      remedy: "Add 'app:' with one of the names that 'rehearse apps' lists."
    ),
    DiagnosticExplanation(
      .unknownApp,
      "A scenario names an app that this tool does not have.",
      meaning: "The apps are built into the tool, or web pages in 'apps' of rehearse.yaml.",
      example: "name: Example\napp: triva\nsteps:\n  - pause: 1s",
      remedy: "Write one of the names that 'rehearse apps' lists."
    ),
    DiagnosticExplanation(
      .unknownPlace,
      "'on' or 'drivers' in rehearse.yaml names a place that does not exist.",
      meaning: "Scenarios run on 'model', which are the app models, or in a browser.",
      example: .files(
        [
          DiagnosticExampleFile("rehearse.yaml", "on: chrome"),
          DiagnosticExampleFile(
            "example.yaml",
            "name: Example\napp: todo\nsteps:\n  - assert: Todo List"
          ),
        ],
        command: "rehearse check example.yaml"
      ),
      remedy: "Write 'model' or the name of a browser, such as 'chromium'."
    ),
    DiagnosticExplanation(
      .unknownScreen,
      "An expectation names a screen that the app does not have.",
      meaning: "It could never hold.",
      example: .step("waitFor: {screen: Qestion}"),
      remedy: "See 'rehearse apps NAME' for the screens of an app."
    ),
    DiagnosticExplanation(
      .unknownTag,
      "The command line or the configuration names a tag that no scenario has.",
      meaning: "A warning as long as something is left to run. The tag is misspelt or was removed.",
      example: .files(
        [
          DiagnosticExampleFile(
            "example.yaml",
            "name: Example\napp: trivia\ntags: [smoke]\nsteps:\n  - pause: 1s"
          )
        ],
        command: "rehearse list example.yaml --tag smoke --tag smkoe"
      ),
      remedy: "Correct the name. 'rehearse list --tag NAME' shows which scenarios have a tag."
    ),
    DiagnosticExplanation(
      .launchState,
      "A launch asks for a state that the app does not have, or not with such values.",
      meaning: "The app could not be started.",
      example: """
        name: Example
        app: todo
        launch: {state: editing}
        steps:
          - assert: {screen: Edit}
        """,
      remedy: "See 'rehearse apps NAME' for the states of an app and the values that each needs."
    ),
    DiagnosticExplanation(
      .launchURL,
      "A launch opens the app with a URL that it does not open.",
      meaning: "The app would never see it.",
      example: """
        name: Example
        app: todo
        launch: {url: "todo://add"}
        steps:
          - assert: {screen: Add}
        """,
      remedy: "See 'rehearse apps NAME' for the URLs that an app opens."
    ),
    DiagnosticExplanation(
      .unknownCall,
      "A call, a value of it or an answer is named that the app does not have.",
      meaning: "An expectation about it could never hold, and its negation always would.",
      example: """
        name: Example
        app: sign-in
        steps:
          - assert: {not: {call: authentify}}
        """,
      remedy: "See 'rehearse apps NAME' for the calls of an app, their values and their answers."
    ),
    DiagnosticExplanation(
      .unknownTransition,
      "An expectation names a screen change that the app does not have.",
      meaning: "It could never hold.",
      example: .step("assert: {transition: LoadedSegue}"),
      remedy: """
        See 'rehearse apps NAME' for the transitions of an app. 'none' means that there was no \
        change.
        """
    ),
  ]
}
