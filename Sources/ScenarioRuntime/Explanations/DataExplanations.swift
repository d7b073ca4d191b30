import ScenarioDiagnostics

extension DiagnosticCatalog {
  /// What is wrong with variables and data.
  static let dataExplanations = [
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
        "No variable, parameter, loop or case value has this name, nor can a step set it before. "
        + "What single rows of 'cases' lack is an error of these rows alone; the others run.",
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
      "unknown-secret",
      "A name listed under 'secrets' is no variable.",
      meaning: """
        A slip there would show what was to be hidden. In a scenario the name must be that of a \
        variable, of a case's value, of '--var' or of what a step remembers; what a suite lists, one \
        of its scenarios must have; what rehearse.yaml lists, its own 'variables'.
        """,
      example: """
        name: Example
        app: sign-in
        variables: {password: open sesame}
        secrets: [pasword]
        steps:
          - type: {into: {id: password}, text: "${password}"}
        """,
      remedy: "Mend the name, or define the variable."
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
      "No chosen scenario uses a variable that '--var' gives.",
      meaning: """
        A warning: the variable changes nothing in what is run. Scenarios that are not chosen may use it, \
        and their files may be wrong without it.
        """,
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
      remedy: "Mend the name, or leave the option out where no scenario of the files uses it."
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
}
