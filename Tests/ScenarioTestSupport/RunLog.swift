import AppModelKit
import ScenarioDiagnostics
package import ScenarioEvents

extension CaseRecord {
  /// The whole record as text: the verdict, a line a step, and below it what the step found.
  ///
  /// A step is `verdict start-end command title`. The launch that the header asks for is left out
  /// where there is nothing to say about it.
  package var log: String {
    switch result {
    case .notRun(let reason): "\(identity.name): not run: \(reason.text)"
    case .invalid(let diagnostics): Diagnostic.report(diagnostics)
    case .ran(let attempts): attempts.map(log).joined(separator: "\n")
    }
  }

  /// What kept the case from passing, in one line.
  var problem: String? {
    switch result {
    case .notRun(let reason): "not run: \(reason.text)"
    case .invalid(let diagnostics): Diagnostic.report(diagnostics)
    case .ran(let attempts):
      attempts.last?.failure.map { $0.failure.headline }
    }
  }

  private func log(of attempt: Attempt) -> String {
    var lines = ["\(identity.name): \(verdict.rawValue) at \(attempt.duration.secondsText)"]
    for (index, step) in attempt.steps.enumerated() where !step.isSilentLaunch(at: index) {
      lines += step.lines
    }
    if let failure = attempt.failure {
      if failure.step == nil { lines += failure.failure.lines }
      if let step = failure.step, step > 0 || !attempt.steps[step].isSilentLaunch(at: step) {
        lines.append("because of step \(step)")
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension StepRecord {
  fileprivate func isSilentLaunch(at index: Int) -> Bool {
    guard index == 0, command == "launch", notes.isEmpty, case .passed = outcome else {
      return false
    }
    return true
  }

  fileprivate var lines: [String] {
    let indent = String(repeating: "  ", count: depth)
    let phase = phase == .body ? "" : "\(phase.rawValue): "
    let calls = calls.map { " < \($0.line)" }.joined()
    let time = hasRun ? " \(start.secondsText)-\(end.secondsText)" : ""
    let title = title.isEmpty ? "" : " \(title)"
    let line = "\(indent)\(phase)\(outcome.word)\(time) \(command)\(title)\(calls)"
    return [line] + (notes.map(\.line) + outcome.failureLines).map { "\(indent)  \($0)" }
  }

  private var hasRun: Bool {
    switch outcome {
    case .passed, .failed, .warned: true
    case .skipped, .notRun: false
    }
  }
}

extension StepRecord.Outcome {
  fileprivate var word: String {
    switch self {
    case .passed: "passed"
    case .failed: "failed"
    case .warned: "warned"
    case .skipped: "skipped"
    case .notRun: "not run"
    }
  }

  fileprivate var failureLines: [String] {
    switch self {
    case .failed(let failure), .warned(let failure): failure.lines
    case .passed, .skipped, .notRun: []
    }
  }
}

extension Failure {
  /// The place, if it is not the whole step's, the kind and the summary.
  fileprivate var headline: String { "\(place?.text ?? "")\(kind.rawValue): \(summary)" }

  fileprivate var lines: [String] {
    var lines = [headline]
    lines += (expected ?? "").split(separator: "\n").map { "expected \($0)" }
    lines += (found ?? "").split(separator: "\n").map { "found \($0)" }
    lines += candidates.map { "candidate \($0)" }
    lines += [advice].compactMap { $0.map { "advice: \($0)" } }
    return lines
  }
}

extension SourceSpan {
  /// The place of a failure that is not the whole step's: `3:8: `.
  fileprivate var text: String { "\(position.line):\(position.column): " }
}

extension StepNote {
  fileprivate var line: String {
    switch self {
    case .settled(let time): "settled \(time.secondsText)"
    case .held(let moment, let left): "held at \(moment.secondsText), left \(left.secondsText)"
    case .touched(let element, let place): "touched \(element) at \(place.x), \(place.y)"
    case .scrolledIntoView(let element): "scrolled to \(element)"
    case .called(let call): "called \(call.description)"
    case .text(let text): "note: \(text)"
    case .warning(let diagnostic): Diagnostic.report([diagnostic])
    case .hierarchy(let screen, let root):
      screen.hierarchy(below: root).joined(separator: "\n")
    case .screenshot(let name, let screen):
      (["screenshot \(name)"] + screen.hierarchy()).joined(separator: "\n")
    }
  }
}
