/// A flow that was made of recorded steps.
struct RecordedFlow: Hashable, Sendable {
  let name: String
  var parameters: [String] = []
  let steps: [RecordedStep]
}

extension RecordedFlow {
  /// The lines of the flow's definition.
  var lines: [String] {
    ["\(name):"]
      + (parameters.isEmpty ? [] : ["  parameters: [\(parameters.joined(separator: ", "))]"])
      + ["  steps:"] + steps.map { "    \($0.item)" }
  }
}
