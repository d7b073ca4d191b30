import ArgumentParser
import ScenarioDecoding

/// `rehearse reference`: the language, for whoever has only the tool at hand.
struct ReferenceCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "reference",
    abstract: "Prints the language's reference as a Markdown page."
  )

  func run(with tool: Tool) -> ExitStatus {
    tool.output.write(LanguageReference.text)
    return .success
  }
}
