package import ScenarioDiagnostics
package import ScenarioEvents

/// A reason why something was not recorded.
package enum RecordingFault: Error {
  /// The step, or the file with the step, is invalid.
  case invalid([Diagnostic])

  /// The step failed when it was run.
  case failed(Failure)

  /// A later step fails after a change.
  case breaks(RecordedStep, Failure)

  /// Nothing on the screen reacts to the gesture.
  case untaken

  /// The recording does not allow it, in words.
  case refused(String)

  /// The reason in words, without the place of diagnostics.
  package var text: String {
    switch self {
    case .invalid(let diagnostics):
      diagnostics.filter(\.isError).map(\.sentence).joined(separator: "; ")
    case .failed(let failure): failure.summary.adding(advice: failure.advice)
    case .breaks(let step, let failure):
      "'\(step.text)' would fail then: \(failure.summary.adding(advice: failure.advice))"
    case .untaken: "nothing reacts to this gesture"
    case .refused(let reason): reason
    }
  }
}
