import ArgumentParser
import ScenarioDecoding
import ScenarioReports

/// `rehearse schema`: the JSON Schema that lets editors complete and check scenario files.
struct SchemaCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print a JSON Schema, with which editors complete and check files."
  )

  @Argument(help: "Print the schema of this; 'file' is a scenario, suite or vocabulary.")
  var subject = Subject.file

  enum Subject: String, OptionWord {
    case file
    case scenario
    case suite
    case vocabulary
    case configuration

    /// A line of a report in JSON lines.
    case events

    /// What `--json` prints.
    case output

    var text: String {
      switch self {
      case .file: LanguageSchema.file.text
      case .scenario: LanguageSchema.scenario.text
      case .suite: LanguageSchema.suite.text
      case .vocabulary: LanguageSchema.vocabulary.text
      case .configuration: LanguageSchema.configuration.text
      case .events: EventSchema.text
      case .output: String(decoding: PackageResources.output_schema_json, as: UTF8.self)
      }
    }
  }

  func run(with tool: Tool) -> ExitStatus {
    tool.output.write(subject.text)
    return .success
  }
}
