import ScenarioDiagnostics
import ScenarioEvents

/// The place of a step in its file, which is the same however often the file is read.
struct StepPlace: Hashable, Sendable {
  let file: String
  let start: UInt32

  init(_ record: StepRecord) {
    file = record.span.file.path
    start = record.span.start
  }
}

extension StepRecord {
  /// Whether the step only looks at the app.
  var isExpectation: Bool { command == "assert" || command == "waitFor" }
}
