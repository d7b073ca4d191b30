import ScenarioEvents

extension StepRecord.Outcome {
  /// The name of the outcome in JSON, and as a class of elements.
  var name: StaticString {
    switch self {
    case .passed: "passed"
    case .failed(let failure): failure.kind.isError ? "error" : "failed"
    case .warned: "warned"
    case .skipped: "skipped"
    case .notRun: "not-run"
    }
  }
}
