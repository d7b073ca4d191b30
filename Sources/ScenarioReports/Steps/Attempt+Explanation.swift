import ScenarioDiagnostics
import ScenarioEvents

extension Attempt {
  /// The failure of the step at an index, if it has one that no inner step explains.
  ///
  /// A container fails because an inner step does; to tell why once is enough.
  func explainedFailure(at index: Int) -> Failure? {
    guard let failure = steps[index].failure else { return nil }
    return innerSteps(of: index).contains { $0.failure != nil } ? nil : failure
  }

  private func innerSteps(of index: Int) -> ArraySlice<StepRecord> {
    let depth = steps[index].depth
    return steps[(index + 1)...].prefix { $0.depth > depth }
  }
}

extension StepRecord {
  /// Why the step failed, if it did, be it an optional one or not.
  var failure: Failure? {
    switch outcome {
    case .failed(let failure), .warned(let failure): failure
    case .passed, .skipped, .notRun: nil
    }
  }

  /// Whether the step came to run, so that its times mean something.
  var hasRun: Bool {
    switch outcome {
    case .passed, .failed, .warned: true
    case .skipped, .notRun: false
    }
  }

  /// The places of the `run` steps that led to the step, each in a line.
  var callLines: [String] { calls.map { "called at \($0.location)" } }

  /// The lines of the notes that are too long for the step's own.
  var longNoteLines: [String] { notes.flatMap(\.longLines) }
}
