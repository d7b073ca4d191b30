package import ScenarioDiagnostics

extension DiagnosticCatalog {
  /// The diagnostics of finding, reading and linking files.
  package static let loading = [
    DiagnosticExplanation(
      "broken-import",
      "An imported file has errors of its own.",
      meaning: """
        The errors are reported in the imported file. This message shows which file is \
        affected.
        """,
      example: importing(["words.yaml": "vocabulary: Words\nflows: none"]),
      remedy: "Correct the errors in the imported file."
    ),
    DiagnosticExplanation(
      "empty-data",
      "A data file is empty.",
      meaning: "It contains no value, not even an empty list.",
      example: reading("rows.csv", ""),
      remedy: "Write the data, or leave the file out."
    ),
    DiagnosticExplanation(
      "import-cycle",
      "Files import each other in a cycle.",
      meaning: "None of the files could be read completely before the others.",
      example: importing(["words.yaml": "vocabulary: Words\nimport: [words.yaml]"]),
      remedy: "Move what both files need into a third file."
    ),
    DiagnosticExplanation(
      "imports-too-deep",
      "Imports are nested too deeply.",
      meaning: "At most 64 vocabularies may import one another in a chain.",
      example: .description("A vocabulary that imports one that imports one, and so on 65 times."),
      remedy: "Import them directly in the file that uses them."
    ),
    DiagnosticExplanation(
      "malformed-csv",
      "A CSV file is malformed.",
      meaning: """
        The first line names the columns, each row needs as many fields, and every quote must \
        be closed.
        """,
      example: reading("rows.csv", "name,count\nBuy milk"),
      remedy: "Correct the row. Put a field with a comma or a line break in double quotes."
    ),
    DiagnosticExplanation(
      "malformed-json",
      "A JSON file is malformed.",
      meaning: "JSON is read as RFC 8259 defines it: without comments, trailing commas or 'NaN'.",
      example: reading("rows.json", "[{\"name\": \"Buy milk\"},]"),
      remedy: "Correct the file, or write the data as YAML, which allows more."
    ),
    DiagnosticExplanation(
      "malformed-tag-expression",
      "A tag expression in the configuration is malformed.",
      meaning: "An expression consists of tags, 'not', 'and', 'or' and parentheses.",
      example: configured("tags: {include: [smoke and]}"),
      remedy: "Complete the expression, for example 'smoke and not slow'."
    ),
    DiagnosticExplanation(
      "misplaced-configuration",
      "A 'rehearse.yaml' is not at the root of the workspace, or is used as a scenario.",
      meaning: """
        Only the file at the root of the workspace is read. Another file of that name, or \
        naming the one at the root as a scenario, is an error. A 'rehearse.yml' is not read; \
        it is a warning if there is no 'rehearse.yaml'.
        """,
      example: .files(
        [
          DiagnosticExampleFile("rehearse.yaml", "app: trivia"),
          DiagnosticExampleFile("Scenarios/rehearse.yaml", "app: todo"),
        ],
        command: "rehearse check ."
      ),
      remedy: """
        Move it to the root, rename it, or delete it. Use a suite for settings that some \
        scenarios share.
        """
    ),
    DiagnosticExplanation(
      "not-a-vocabulary",
      "An imported file is not a vocabulary.",
      meaning: "Scenarios and suites cannot be imported.",
      example: importing(["words.yaml": "name: Words\napp: trivia\nsteps:\n  - pause: 1s"]),
      remedy: "Move the definitions into a file with 'vocabulary' and import that."
    ),
    DiagnosticExplanation(
      "unreadable-file",
      "A file or folder cannot be read.",
      meaning: """
        It does not exist, or the message shows the operating system's reason. A link that \
        leads out of the workspace is followed only if it is named on the command line.
        """,
      example: .description("A file without permission to read it."),
      remedy: """
        Correct the permissions, leave the path out, or name the link if you want to follow \
        it.
        """
    ),
    DiagnosticExplanation(
      "unusable-import",
      "A path in 'import' does not exist or leads out of the workspace.",
      meaning: """
        Paths are relative to the file that contains them and must stay within the workspace.
        """,
      example: importing([:]),
      remedy: "Correct the path."
    ),
    DiagnosticExplanation(
      "unused-import",
      "Nothing in an imported file is used.",
      meaning: "A warning: the import takes time to read and misleads readers.",
      example: importing(["words.yaml": "vocabulary: Words\nelements: {first: AnswerA}"]),
      remedy: "Delete the import."
    ),
  ]

  /// A scenario with a data file of rows.
  private static func reading(_ name: String, _ data: String) -> DiagnosticExample {
    let scenario = "name: Example\napp: trivia\ncases: {fromFile: \(name)}\nsteps:\n  - pause: 1s"
    return .files([
      DiagnosticExampleFile("example.yaml", scenario), DiagnosticExampleFile(name, data),
    ])
  }

  /// A sound scenario beside a configuration.
  private static func configured(_ configuration: String) -> DiagnosticExample {
    let scenario = "name: Example\napp: trivia\nsteps:\n  - pause: 1s"
    return .files([
      DiagnosticExampleFile("example.yaml", scenario),
      DiagnosticExampleFile("rehearse.yaml", configuration),
    ])
  }

  /// A scenario that imports `words.yaml`, with files beside it.
  private static func importing(_ files: KeyValuePairs<String, String>) -> DiagnosticExample {
    let scenario = "name: Example\napp: trivia\nimport: [words.yaml]\nsteps:\n  - pause: 1s"
    return .files(
      [DiagnosticExampleFile("example.yaml", scenario)]
        + files.map { DiagnosticExampleFile($0.key, $0.value) }
    )
  }
}
