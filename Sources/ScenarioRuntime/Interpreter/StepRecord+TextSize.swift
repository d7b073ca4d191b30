import ScenarioEvents

/// How many bytes of text records keep that a run made.
extension StepNote {
  var textSize: Int {
    switch self {
    case .touched(let text, _), .scrolledIntoView(let text), .text(let text),
      .screenshot(let text, _):
      text.utf8.count
    case .settled, .held, .warning, .hierarchy: 0
    }
  }
}

extension StepRecord.Outcome {
  var textSize: Int {
    switch self {
    case .failed(let failure), .warned(let failure): failure.textSize
    case .passed, .skipped, .notRun: 0
    }
  }
}

extension Failure {
  fileprivate var textSize: Int {
    let texts = [summary, expected, found, advice].compactMap(\.self) + candidates
    return texts.reduce(0) { $0 + $1.utf8.count }
  }
}
