import AppModelKit
import ScenarioDiagnostics
import ScenarioEvents

/// Masks the secrets that only the runtime can tell from ordinary text: the short ones.
///
/// Reports mask long secrets wherever they appear. A `b` they can't look for, so it is masked here
/// by where it came from: in the titles of the steps that hold it, and in secure fields that show
/// it.
struct SecretMask {
  private let origins: [Secrets.Origin]

  init(_ secrets: Secrets) {
    origins = secrets.origins
  }

  func apply(to attempt: Attempt) -> Attempt {
    var masked = attempt
    masked.steps = attempt.steps.map(masking)
    if let failure = attempt.failure {
      masked.failure = CaseFailure(masking(failure.failure), step: failure.step)
    }
    return masked
  }

  private func masking(_ step: StepRecord) -> StepRecord {
    var masked = step
    masked.title = title(of: step)
    masked.notes = step.notes.map(masking)
    masked.outcome = masking(step.outcome)
    return masked
  }

  /// A title without the secrets that are written in its step, however short they are.
  private func title(of step: StepRecord) -> String {
    let inside = origins.filter { origin in
      origin.span.file === step.extent.file && origin.span.start >= step.extent.start
        && origin.span.end <= step.extent.end
    }
    return inside.reduce(step.title) { title, origin in
      title.replacingValue(origin.span.unquotedText, with: Secrets.mask)
        .replacingValue(origin.text.inOneLine, with: Secrets.mask)
    }
  }

  private func masking(_ note: StepNote) -> StepNote {
    switch note {
    case .settled, .held, .touched, .scrolledIntoView, .text, .warning: note
    case .hierarchy(let screen, let root): .hierarchy(masking(screen), below: root)
    case .screenshot(let name, let screen): .screenshot(name: name, masking(screen))
    }
  }

  private func masking(_ outcome: StepRecord.Outcome) -> StepRecord.Outcome {
    switch outcome {
    case .passed, .skipped, .notRun: outcome
    case .failed(let failure): .failed(masking(failure))
    case .warned(let failure): .warned(masking(failure))
    }
  }

  private func masking(_ failure: Failure) -> Failure {
    var masked = failure
    masked.screen = failure.screen.map(masking)
    masked.screenBefore = failure.screenBefore.map(masking)
    return masked
  }

  func masking(_ screen: ScreenSnapshot) -> ScreenSnapshot {
    screen.mappingElements { element in
      guard element.showsSecret else { return element }
      var masked = element
      masked.value = Secrets.mask
      return masked
    }
  }
}

extension ElementSnapshot {
  /// Whether a secure field shows what was typed into it.
  var showsSecret: Bool {
    traits.contains(.secure) && !value.allSatisfy { $0 == "•" }
  }
}

extension SourceSpan {
  /// A scalar's text without the quotes around it.
  fileprivate var unquotedText: String {
    let text = self.text
    guard let first = text.first, text.count >= 2, first == "\"" || first == "'" else {
      return text
    }
    return String(text.dropFirst().dropLast())
  }
}

extension String {
  /// The text as titles show it, with spaces for line breaks and tabs.
  fileprivate var inOneLine: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { (0x09...0x0D).contains($0.value) ? " " : $0 }
      )
    )
  }

  /// The text with a value of flow style replaced: all of it, what stands behind a colon, and the
  /// items of lists.
  fileprivate func replacingValue(_ value: String, with mask: String) -> String {
    if value.isEmpty { return self }
    if self == value { return mask }
    var result = self
    // Twice, as two items side by side share the comma between them.
    for start in [": ", "[", ", ", ", "] {
      for end in [",", "}", "]"] {
        result = result.replacing("\(start)\(value)\(end)", with: "\(start)\(mask)\(end)")
      }
    }
    return result.hasSuffix(": \(value)") ? result.dropLast(value.count) + mask : result
  }
}
