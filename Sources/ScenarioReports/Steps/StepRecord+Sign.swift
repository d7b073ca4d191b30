package import ScenarioEvents

extension StepRecord.Outcome {
  /// The character that stands for it, such as `✓`.
  package var sign: StaticString {
    switch self {
    case .passed: "✓"
    case .failed(let failure): failure.kind.isError ? "!" : "✗"
    case .warned: "~"
    case .skipped: "–"
    case .notRun: "·"
    }
  }
}
