import ScenarioDiagnostics
import ScenarioFormatting

/// A flow that was made of recorded steps.
struct RecordedFlow: Sendable {
  let name: String
  var parameters: [String] = []
  let steps: [RecordedStep]

  /// The vocabulary that gets the flow, as it was before; nil for the file of the recording.
  var vocabulary: SourceFile?
}

extension RecordedFlow {
  /// The lines of the flow's definition.
  var lines: [String] {
    ["\(name):"]
      + WrittenValue.mapping(
        omittingEmpty: [("parameters", .list(parameters.map(WrittenValue.text)))]
      ).entryTexts().map { "  \($0)" }
      + ["  steps:"] + steps.lines(indentedBy: "    ")
  }
}
