import ScenarioDiagnostics
import ScenarioFormatting

struct RecordedFlow: Sendable {
  let name: String
  var parameters: [String] = []
  let steps: [RecordedStep]

  /// The vocabulary that gets the flow, as it was before; nil for the file of the recording.
  var vocabulary: SourceFile?

  var lines: [String] {
    ["\(name):"]
      + WrittenValue.mapping(
        omittingEmpty: [("parameters", .list(parameters.map(WrittenValue.text)))]
      ).entryTexts().map { "  \($0)" }
      + ["  steps:"] + steps.lines(indentedBy: "    ")
  }
}
