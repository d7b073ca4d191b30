package import ScenarioDiagnostics
import ScenarioModel

extension DiagnosticCatalog {
  /// Mistakes in variables and data.
  static let data: [Diagnostic.Kind] = [
    .rememberedLocal, .rememberedOverride, .rowWithoutNames, .undefinedVariable, .unfitValue,
    .unknownSecret, .unusableData, .unusedOverride, .variableCycle, .variableTooLarge,
  ]
}

extension Diagnostic.Kind {
  static let rememberedLocal = Self(
    "remembered-local",
    "A 'remember' step uses the name of a parameter or loop variable.",
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
    remedy: "Remember the value under another name."
  )

  static let rememberedOverride = Self(
    "remembered-override",
    "A 'remember' step uses the name of a variable that the command line sets.",
    meaning: "'--var' overrides every other value, so the remembered value would never be used.",
    example: .files(
      [
        "example.yaml":
          "name: Example\napp: trivia\nsteps:\n  - remember: {element: AnswerA, label: before}"
      ],
      command: "rehearse check example.yaml --var before=None"
    ),
    remedy: "Remember the value under another name, or leave the option out."
  )

  static let rowWithoutNames = Self(
    "row-without-names",
    "A row of a data file is not a mapping.",
    meaning: "The keys of a row become the names of variables.",
    example: .files([
      "example.yaml":
        "name: Example\napp: trivia\ncases: {fromFile: rows.json}\nsteps:\n  - pause: 1s",
      "rows.json": "[1, 2]",
    ]),
    remedy: "Name the rows with 'as', and use '${name}'."
  )

  static let undefinedVariable = Self(
    "undefined-variable",
    "A reference uses a name that is not defined there.",
    meaning: """
      No variable, parameter, loop or case value has this name, and no earlier step sets it. \
      If only some rows of 'cases' lack a value, the error is reported for these rows alone, \
      and the others run.
      """,
    example: .step("log: \"${nmae}\""),
    remedy: "Define it in 'variables', in 'cases' or with '--var', or correct the name."
  )

  static let unfitValue = Self(
    "unfit-value",
    "A value does not fit the place that uses it.",
    meaning: """
      The values of variables, rows, arguments and '--var' are known before the run. A value \
      that is not a duration, a number or a list where one is needed is reported then. A \
      text that reads as the needed kind, as in a CSV file or after '--var', is converted.
      """,
    example: """
      name: Example
      app: trivia
      variables: {patience: long}
      steps:
        - pause: ${patience}
      """,
    remedy: "Correct the value, or use another one there."
  )

  static let unknownSecret = Self(
    "unknown-secret",
    "A name in 'secrets' is not the name of a variable.",
    meaning: """
      A misspelt name would show the value that was to be hidden. In a scenario the name \
      must belong to a variable, a case's value, '--var' or a 'remember' step. In a suite \
      one of its scenarios must have it. In rehearse.yaml it must be one of its own \
      'variables'.
      """,
    example: """
      name: Example
      app: sign-in
      variables: {password: open sesame}
      secrets: [pasword]
      steps:
        - type: {into: {id: password}, text: "${password}"}
      """,
    remedy: "Correct the name, or define the variable."
  )

  static let unusableData = Self(
    "unusable-data",
    "A data file cannot be used as requested.",
    meaning: "It is missing, outside the workspace, or has nothing at the path after 'at'.",
    example: """
      name: Example
      app: trivia
      variables: {answers: {fromFile: missing.json}}
      steps:
        - log: "${answers}"
      """,
    remedy: "Correct the path, which is relative to the file that contains it, or correct the data."
  )

  static let unusedOverride = Self(
    "unused-override",
    "No selected scenario uses a variable that '--var' sets.",
    meaning: """
      A warning: the variable changes nothing in this run. Scenarios that are not selected \
      may use it, and their files may be invalid without it.
      """,
    example: .files(
      [
        "example.yaml": """
        name: Example
        app: trivia
        variables: {title: None}
        steps:
          - log: "${title}"
        """
      ],
      command: "rehearse check example.yaml --var tilte=One"
    ),
    remedy: "Correct the name, or leave the option out if no scenario uses it."
  )

  static let variableCycle = Self(
    "variable-cycle",
    "Variables refer to each other in a cycle.",
    meaning: "None of them could ever get a value.",
    example: """
      name: Example
      app: trivia
      variables: {a: "${b}", b: "${a}"}
      steps:
        - log: "${a}"
      """,
    remedy: "Give one of them a value of its own."
  )

  static let variableTooLarge = Self(
    "variable-too-large",
    "Expanding a variable takes too many references.",
    meaning: """
      A few lines of variables that use other variables can expand to billions. The limit is \
      100000.
      """,
    example: .description("Ten variables, each of ten uses of the one before."),
    remedy: "Write the text out, or use 'forEach'."
  )
}

extension Diagnostic.Message {
  /// A column or key of a data file can't be the name of a variable.
  static func malformedRowName(_ name: String) -> Self {
    Self(.malformedName, "'\(name)' can't be the name of a case's value")
  }

  static func rememberedLocal(_ name: String) -> Self {
    Self(.rememberedLocal, "'\(name)' is a parameter or loop variable here and can't be remembered")
  }

  static func rememberedOverride(_ name: String) -> Self {
    Self(.rememberedOverride, "'\(name)' is set by --var and cannot be remembered")
  }

  static func rowWithoutNames(_ row: Int, _ kind: String) -> Self {
    Self(.rowWithoutNames, "row \(row) is \(kind), so its values have no names")
  }

  static func undefinedVariable(_ name: String) -> Self {
    Self(.undefinedVariable, "'\(name)' is not defined")
  }

  static func unfitValue(_ reason: String) -> Self { Self(.unfitValue, reason) }

  package static func unknownSecret(_ name: String) -> Self {
    Self(.unknownSecret, "'\(name)' is not a variable, so it cannot be kept secret")
  }

  package static func unusableData(_ reason: String) -> Self { Self(.unusableData, reason) }

  static func unusedOverride(_ name: String) -> Self {
    Self(.unusedOverride, "no selected scenario uses '\(name)', which --var sets")
  }

  static func variableCycle(_ names: [String]) -> Self {
    let path = (names + names.prefix(1)).map { "'\($0)'" }.joined(separator: " -> ")
    return Self(.variableCycle, "these variables refer to each other in a cycle: \(path)")
  }

  static func variableTooLarge(_ name: String, limit: Int) -> Self {
    Self(.variableTooLarge, "expanding '\(name)' takes more than \(limit) variable references")
  }
}
