import ArgumentParser
import ScenarioDecoding

/// `rehearse schema`: the JSON Schema by which editors complete and check scenario files.
struct SchemaCommand: ParsableCommand, ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Prints a JSON Schema, by which editors complete and check scenario files."
  )

  @Argument(help: "What the schema is of; 'file' is any of the others.")
  var subject = LanguageSchema.file

  func run(with tool: Tool) -> ExitStatus {
    tool.output.write(subject.text)
    return .success
  }
}

extension LanguageSchema: ExpressibleByArgument {}
