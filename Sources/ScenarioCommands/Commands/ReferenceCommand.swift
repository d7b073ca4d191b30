import ArgumentParser
import ScenarioDecoding

/// `rehearse reference`: the reference of the scenario language.
struct ReferenceCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "reference",
    abstract: "Print the reference of the scenario language as a Markdown page."
  )

  func run(with tool: Tool) -> ExitStatus {
    tool.output.write(LanguageReference.text)
    return .success
  }
}
