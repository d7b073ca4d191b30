import ScenarioDiagnostics
import ScenarioEvents

/// The explanation of a failure: where it is, what was called for, and what was there instead.
struct ConsoleFailure {
  let failure: Failure
  let width: Int

  /// Appends the explanation of a step's failure, with the lines of source that led to it.
  ///
  /// The screen belongs to the failure that decided the verdict.
  func append(of step: LoggedStep, isDecisive: Bool, to text: inout TextBuffer) {
    text.append("\n")
    appendHeadline(at: step.failurePlace.location, to: &text)
    text.append(excerptOf: step.failurePlace, width: width)
    for call in step.calls {
      text.append(headline: "called here", at: call.location, label: "note", in: .note)
      text.append(excerptOf: call, width: width)
    }
    appendDetails(isDecisive: isDecisive, to: &text)
  }

  /// Appends the explanation of a failure that no single step had, such as a reached time limit.
  func append(of identity: CaseIdentity, to text: inout TextBuffer) {
    text.append("\n")
    appendHeadline(at: identity.place, to: &text)
    appendDetails(isDecisive: true, to: &text)
  }

  private func appendHeadline(at location: String, to text: inout TextBuffer) {
    text.append(
      headline: failure.summary,
      at: location,
      label: failure.kind.isError ? "error" : "failed",
      in: .failure
    )
  }

  private func appendDetails(isDecisive: Bool, to text: inout TextBuffer) {
    appendFacts(to: &text)
    if isDecisive { appendScreen(to: &text) }
  }

  private func appendFacts(to text: inout TextBuffer) {
    guard failure.hasFacts else { return }
    text.append("\n")
    text.append(fact: "  expected:   ", failure.expected?.lines ?? [])
    text.append(fact: "  found:      ", failure.found?.lines ?? [])
    for difference in failure.differences {
      text.inked(.faint) { $0.append("  diff:       ") }
      text.append(difference)
      text.append("\n")
    }
    text.append(fact: "  candidates: ", failure.candidates)
    text.append(fact: "  advice:     ", failure.advice?.lines ?? [])
  }

  private func appendScreen(to text: inout TextBuffer) {
    guard failure.screen != nil else { return }
    text.append("\n")
    for line in failure.screenLines { text.append(template: "  \(line)\n") }
  }
}

extension TextBuffer {
  /// Appends a label and lines in a column after it.
  fileprivate mutating func append(fact label: StaticString, _ lines: [String]) {
    for (index, line) in lines.enumerated() {
      if index == 0 {
        inked(.faint) { $0.append(label) }
      } else {
        append(spaces: label.utf8CodeUnitCount)
      }
      append(text: line)
      append("\n")
    }
  }
}
