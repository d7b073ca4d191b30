import ArgumentParser
import ScenarioDecoding
import ScenarioReports

/// `rehearse schema`: the JSON Schema by which editors complete and check scenario files.
struct SchemaCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Prints a JSON Schema, by which editors complete and check scenario files."
  )

  @Argument(help: "What the schema is of; 'file' is a scenario, suite or vocabulary.")
  var subject = Subject.file

  /// What there is a schema of.
  enum Subject: String, CaseIterable, ExpressibleByArgument {
    case file
    case scenario
    case suite
    case vocabulary
    case configuration

    /// A line of a report in JSON lines.
    case events

    var text: String {
      switch self {
      case .file: LanguageSchema.file.text
      case .scenario: LanguageSchema.scenario.text
      case .suite: LanguageSchema.suite.text
      case .vocabulary: LanguageSchema.vocabulary.text
      case .configuration: LanguageSchema.configuration.text
      case .events: EventSchema.text
      }
    }
  }

  func run(with tool: Tool) -> ExitStatus {
    tool.output.write(subject.text)
    return .success
  }
}
