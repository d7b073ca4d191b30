import ScenarioDecoding
import ScenarioDiagnostics
import ScenarioReports
import ScenarioRuntime
import ScenarioYAML

extension DiagnosticCatalog {
  /// Every diagnostic of the tool, by id.
  static let all = (source + yaml + decoding + runtime + reports + commands).sorted {
    $0.id < $1.id
  }

  private static let commands = [
    DiagnosticExplanation(
      "broken-import",
      "An imported file has errors of its own.",
      meaning: "Its errors are reported in their own file; here stands who is affected.",
      example: importing(["words.yaml": "vocabulary: Words\nflows: none"]),
      remedy: "Mend the imported file."
    ),
    DiagnosticExplanation(
      "empty-data",
      "A data file holds nothing.",
      meaning: "There is no value in it, not even an empty list.",
      example: reading("rows.csv", ""),
      remedy: "Write the data, or leave the file out."
    ),
    DiagnosticExplanation(
      "import-cycle",
      "Files import each other in a circle.",
      meaning: "No file could be read completely before the other.",
      example: importing(["words.yaml": "vocabulary: Words\nimport: [words.yaml]"]),
      remedy: "Move the words that both need into a third file."
    ),
    DiagnosticExplanation(
      "imports-too-deep",
      "Files import files too many levels deep.",
      meaning: "Vocabularies may lie 64 deep within each other.",
      example: .description("A vocabulary that imports one that imports one, and so on 65 times."),
      remedy: "Import all of them in the file that uses their words."
    ),
    DiagnosticExplanation(
      "layout-refused",
      "A file would not say the same if it were laid out.",
      meaning:
        "'rehearse format' reads again what it is about to write. It never writes a file that "
        + "would have other values or lack a comment.",
      example: .description(
        "A mistake of the tool itself, over odd YAML such as only fuzzing finds."
      ),
      remedy: "Lay that file out by hand, and report what is in it."
    ),
    DiagnosticExplanation(
      "malformed-csv",
      "A CSV file is not whole.",
      meaning:
        "The first line names the columns, each row has as many fields, and quotes are closed.",
      example: reading("rows.csv", "name,count\nBuy milk"),
      remedy: "Mend the row. A field with a comma or a line break stands in double quotes."
    ),
    DiagnosticExplanation(
      "malformed-events",
      "A report in JSON lines that is to be merged can't be read.",
      meaning: """
        The file was cut off, or is not a report that '--report json-lines=PATH' wrote. Nothing is \
        merged, as a report that lacks a part of the run would look better than the run was.
        """,
      example: .files(
        [DiagnosticExampleFile("a.jsonl", "{\"type\":\"run-started\",\"version\":1}\n")],
        command: "rehearse merge a.jsonl --report html=page.html"
      ),
      remedy: "Run the shard again, and merge the files that it writes."
    ),
    DiagnosticExplanation(
      "malformed-json",
      "A JSON file is no JSON.",
      meaning: "JSON is read as RFC 8259 has it: no comments, no commas at the end, no 'NaN'.",
      example: reading("rows.json", "[{\"name\": \"Buy milk\"},]"),
      remedy: "Mend the file, or write the data as YAML, which allows more."
    ),
    DiagnosticExplanation(
      "malformed-tag-expression",
      "A tag expression of the configuration is malformed.",
      meaning: "An expression is made of tags, 'not', 'and', 'or' and parentheses.",
      example: configured("tags: {include: [smoke and]}"),
      remedy: "Complete the expression, for example 'smoke and not slow'."
    ),
    DiagnosticExplanation(
      "misplaced-configuration",
      "A 'rehearse.yaml' does not stand at the root of the workspace, or is named as a scenario.",
      meaning: """
        Only the one at the root counts; another one, or a scenario of that name, is refused, and so is \
        the one at the root where a command names it as a scenario file. Where there is none, a \
        'rehearse.yml' is warned of, which is not read as one.
        """,
      example: .files(
        [
          DiagnosticExampleFile("rehearse.yaml", "app: trivia"),
          DiagnosticExampleFile("Scenarios/rehearse.yaml", "app: todo"),
        ],
        command: "rehearse check ."
      ),
      remedy: "Move it to the root, rename it, or delete it. Suites hold what some scenarios share."
    ),
    DiagnosticExplanation(
      "not-a-vocabulary",
      "An imported file is no vocabulary.",
      meaning: "Scenarios and suites can't be imported; only words can.",
      example: importing(["words.yaml": "name: Words\napp: trivia\nsteps:\n  - pause: 1s"]),
      remedy: "Move the words into a file with 'vocabulary' and import that."
    ),
    DiagnosticExplanation(
      "unreadable-file",
      "A file or folder can't be read.",
      meaning: """
        It is not there, or the message has the operating system's reason. A link that leads out of the \
        workspace is followed only where it is named.
        """,
      example: .description("A file without permission to read it."),
      remedy: "Mend the permissions, leave the path out, or name the link if it is meant."
    ),
    DiagnosticExplanation(
      "unusable-import",
      "A path behind 'import' leads nowhere, or out of the workspace.",
      meaning: "Paths are relative to the file they stand in and stay within the workspace.",
      example: importing([:]),
      remedy: "Mend the path."
    ),
    DiagnosticExplanation(
      "unusable-report",
      "A report can't go where 'rehearse.yaml' says.",
      meaning: """
        It would replace a file that the run reads or that the console goes to, another report goes to \
        the same file, or the message has the operating system's reason.
        """,
      example: .files(
        [
          DiagnosticExampleFile("rehearse.yaml", "reports: {junit: example.yaml}"),
          DiagnosticExampleFile("example.yaml", "name: Example\napp: trivia\nsteps: [pause: 1s]"),
        ],
        command: "rehearse run example.yaml"
      ),
      remedy: "Name another path there, or one on the command line: '--report junit=PATH'."
    ),
    DiagnosticExplanation(
      "unused-import",
      "None of the words of an imported file is used.",
      meaning: "A warning: the import costs reading and misleads readers.",
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
