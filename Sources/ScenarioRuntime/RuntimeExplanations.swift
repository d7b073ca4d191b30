package import ScenarioDiagnostics

extension DiagnosticCatalog {
  package static let runtime = appExplanations + dataExplanations + vocabularyExplanations

  /// What doesn't fit the app or the plan.
  private static let appExplanations = [
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

  /// What is wrong with variables and data.
  private static let dataExplanations = [
    DiagnosticExplanation(
      "remembered-local",
      "A 'remember' step names a parameter or loop variable.",
      meaning: "The local name would hide the remembered value at once.",
      example: """
        name: Example
        app: trivia
        steps:
          - forEach:
              variable: answer
              in: [AnswerA]
              steps:
                - remember: {element: "${answer}", label: answer}
        """,
      remedy: "Remember it under another name."
    ),
    DiagnosticExplanation(
      "remembered-override",
      "A 'remember' step names a variable that the command line gives.",
      meaning: "'--var' wins over everything, so the remembered value would never be seen.",
      example: .files(
        [
          DiagnosticExampleFile(
            "example.yaml",
            "name: Example\napp: trivia\nsteps:\n  - remember: {element: AnswerA, label: before}"
          )
        ],
        command: "rehearse check example.yaml --var before=None"
      ),
      remedy: "Remember it under another name, or leave the option out."
    ),
    DiagnosticExplanation(
      "row-without-names",
      "A row of a data file is no mapping.",
      meaning: "The values of a row become variables by the names of its keys.",
      example: .files([
        DiagnosticExampleFile(
          "example.yaml",
          "name: Example\napp: trivia\ncases: {fromFile: rows.json}\nsteps:\n  - pause: 1s"
        ),
        DiagnosticExampleFile("rows.json", "[1, 2]"),
      ]),
      remedy: "Give the rows a name with 'as', and use '${name}'."
    ),
    DiagnosticExplanation(
      "undefined-variable",
      "A reference names nothing that is defined where it stands.",
      meaning:
        "No variable, parameter, loop or case value has this name, nor can a step set it before.",
      example: .step("log: \"${nmae}\""),
      remedy: "Define it under 'variables', in 'cases' or with '--var', or mend the name."
    ),
    DiagnosticExplanation(
      "unfit-value",
      "A value does not fit the place that uses it.",
      meaning: """
        What variables, rows, arguments and '--var' say is known before the run, and so is that \
        it is no duration, no number, no list or nothing at all where one is needed. A text that \
        reads as the wanted kind, as those from CSV files and '--var' do, is taken as one.
        """,
      example: """
        name: Example
        app: trivia
        variables: {patience: long}
        steps:
          - pause: ${patience}
        """,
      remedy: "Mend the value, or use another one there."
    ),
    DiagnosticExplanation(
      "unusable-data",
      "A data file can't be used as it is asked to.",
      meaning:
        "It is missing, outside the workspace, or has nothing at the given place.",
      example: """
        name: Example
        app: trivia
        variables: {answers: {fromFile: missing.json}}
        steps:
          - log: "${answers}"
        """,
      remedy: "Mend the path, which is relative to the file it stands in, or the data."
    ),
    DiagnosticExplanation(
      "unused-override",
      "No scenario uses a variable that '--var' gives.",
      meaning: "A warning: the run is as it would be without the option.",
      example: .files(
        [
          DiagnosticExampleFile(
            "example.yaml",
            """
            name: Example
            app: trivia
            variables: {title: None}
            steps:
              - log: "${title}"
            """
          )
        ],
        command: "rehearse check example.yaml --var tilte=One"
      ),
      remedy: "Mend the name, or leave the option out."
    ),
    DiagnosticExplanation(
      "variable-cycle",
      "Variables are made of each other.",
      meaning: "None of them could ever get a value.",
      example: """
        name: Example
        app: trivia
        variables: {a: "${b}", b: "${a}"}
        steps:
          - log: "${a}"
        """,
      remedy: "Give one of them a value of its own."
    ),
    DiagnosticExplanation(
      "variable-too-large",
      "A variable is made of too many others.",
      meaning:
        "A few lines of variables made of variables can stand for billions. The limit is 100000.",
      example: .description("Ten variables, each of ten uses of the one before."),
      remedy: "Write the text out, or use 'forEach'."
    ),
  ]

  /// What is wrong with the use of words.
  private static let vocabularyExplanations = [
    DiagnosticExplanation(
      "missing-argument",
      "A use of a word lacks an argument that has no default.",
      meaning: "The note shows the parameter.",
      example: answering("- run: answer"),
      remedy: "Give it behind 'with', or give the parameter a default."
    ),
    DiagnosticExplanation(
      "undefined-in-word",
      "A word uses a name that the scenario does not define.",
      meaning:
        "Words see their parameters and the scenario's variables, not the caller's own names.",
      example: """
        name: Example
        app: trivia
        flows:
          answer:
            steps:
              - tap: "${button}"
        steps:
          - run: answer
        """,
      remedy: "Make it a parameter of the word, or a variable of the scenario."
    ),
    DiagnosticExplanation(
      "unknown-argument",
      "A use of a word gives an argument that it does not take.",
      meaning: "It is misspelt, or the word has lost the parameter.",
      example: answering("- run: {flow: answer, with: {button: AnswerA, label: None}}"),
      remedy: "Mend the name, or leave the argument out."
    ),
    DiagnosticExplanation(
      "unknown-word",
      "A word of the vocabulary does not exist.",
      meaning: "Imports are not passed on: a file sees its own words and those of files it names.",
      example: .step("run: answr"),
      remedy: "Import the vocabulary that defines it, or mend the name."
    ),
    DiagnosticExplanation(
      "unused-parameter",
      "A parameter is never used.",
      meaning: "Callers give a value that changes nothing.",
      example: """
        name: Example
        app: trivia
        flows:
          answer:
            parameters: [button]
            steps:
              - tap: AnswerA
        steps:
          - run: {flow: answer, with: {button: AnswerB}}
        """,
      remedy: "Use it, or take it away from the word and its uses."
    ),
    DiagnosticExplanation(
      "word-cycle",
      "Words use each other in a circle.",
      meaning: "The run would never end.",
      example: """
        name: Example
        app: trivia
        flows:
          again:
            steps:
              - run: again
        steps:
          - run: again
        """,
      remedy: "Use 'repeat', which has a limit."
    ),
    DiagnosticExplanation(
      "words-too-deep",
      "Words use words too many levels deep.",
      meaning: "Flows, checks and elements may lie 64 deep within each other.",
      example: .description("A flow that runs a flow that runs a flow, and so on 65 times."),
      remedy: "Let one flow run the others one after the other."
    ),
    DiagnosticExplanation(
      "words-too-many",
      "An element or a check comes to too many uses of words.",
      meaning:
        "Each look at the screen would look at all of them. The limit is 1000, counted through.",
      example: .description("A check of ten uses of a check of ten uses of a check, and so on."),
      remedy: "Say the same with fewer words, or assert the parts one after the other."
    ),
  ]

  /// A scenario with a flow that has a parameter.
  private static func answering(_ step: String) -> DiagnosticExample {
    """
    name: Example
    app: trivia
    flows:
      answer:
        parameters: [button]
        steps:
          - tap: "${button}"
    steps:
      \(step)
    """
  }
}
