import ScenarioDecoding
import ScenarioDiagnostics
import ScenarioModel

/// A step that a person has written on one line, with its meaning.
struct StepLine {
  /// The step without its dash: `tap: {button: Done}`.
  let text: String
  let step: Step

  /// Reads a step.
  ///
  /// - Parameter text: The step on one line, with or without its dash.
  /// - Throws: The errors of the step, or that it is not a single one.
  init(_ text: String) throws(RecordingFault) {
    self.text = text.withoutDash
    guard !self.text.contains(where: \.isNewline) else { throw .severalSteps }
    let (steps, diagnostics) = ScenarioDecoder.decodeSteps(
      SourceFile(path: "step", text: "- \(self.text)")
    )
    let errors = diagnostics.filter(\.isError)
    guard errors.isEmpty else { throw .invalid(errors) }
    guard steps.count == 1 else { throw .severalSteps }
    step = steps[0]
  }
}

extension RecordingFault {
  fileprivate static var severalSteps: RecordingFault { .refused("write one step at a time") }
}

extension String {
  fileprivate var withoutDash: String {
    let text = drop(while: \.isWhitespace)
    return String(text.hasPrefix("- ") ? text.dropFirst(2).drop(while: \.isWhitespace) : text)
  }
}
