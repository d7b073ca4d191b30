import AppModelKit
import ScenarioDiagnostics
import ScenarioEvents

/// Replaces secrets in all that an attempt says, so that no report can show them.
struct SecretMask {
  private static let bullets = "•••"
  private let texts: [String]
  private let origins: [SourceSpan]

  /// Files of which excerpts may be shown, with the secrets' bytes blotted out.
  private let files: [ObjectIdentifier: SourceFile]

  init(_ secrets: SecretKeeper) {
    texts = secrets.texts.sorted { $0.utf8.count > $1.utf8.count }
    origins = secrets.origins
    files = Self.blotted(secrets.origins)
  }

  /// The files with asterisks where secrets are written, so that all places stay as they are.
  private static func blotted(_ origins: [SourceSpan]) -> [ObjectIdentifier: SourceFile] {
    Dictionary(grouping: origins) { ObjectIdentifier($0.file) }.compactMapValues { spans in
      guard let file = spans.first?.file else { return nil }
      var bytes = file.bytes
      for span in spans {
        for index in Int(span.start)..<Int(span.end) where bytes[index] > 0x20 {
          bytes[index] = UInt8(ascii: "*")
        }
      }
      return SourceFile(path: file.path, bytes: bytes)
    }
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
    masked.title = masking(title: step.title, of: step.extent)
    masked.span = masking(step.span)
    masked.calls = step.calls.map(masking)
    masked.notes = step.notes.map(masking)
    masked.outcome = masking(step.outcome)
    return masked
  }

  private func masking(_ span: SourceSpan) -> SourceSpan {
    guard let file = files[ObjectIdentifier(span.file)] else { return span }
    return SourceSpan(file: file, start: span.start, end: span.end)
  }

  /// A title without the secrets that are written in its step, however short they are.
  private func masking(title: String, of extent: SourceSpan) -> String {
    let inside = origins.filter { origin in
      origin.file === extent.file && origin.start >= extent.start && origin.end <= extent.end
    }
    return inside.reduce(masking(title)) { title, origin in
      title.replacingValue(origin.unquotedText, with: Self.bullets)
    }
  }

  private func masking(_ text: String) -> String {
    texts.reduce(text) { text, secret in text.replacing(secret, with: Self.bullets) }
  }

  private func masking(_ note: StepNote) -> StepNote {
    switch note {
    case .settled, .held: note
    case .touched(let element, let point): .touched(element: masking(element), at: point)
    case .scrolledIntoView(let element): .scrolledIntoView(element: masking(element))
    case .text(let text): .text(masking(text))
    case .warning: note
    case .hierarchy(let screen, let root): .hierarchy(masking(screen), below: root)
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
    masked.summary = masking(failure.summary)
    masked.expected = failure.expected.map(masking)
    masked.found = failure.found.map(masking)
    masked.candidates = failure.candidates.map(masking)
    masked.advice = failure.advice.map(masking)
    masked.screen = failure.screen.map(masking)
    return masked
  }

  private func masking(_ screen: ScreenSnapshot) -> ScreenSnapshot {
    screen.mappingElements { element in
      var masked = element
      masked.identifier = masking(element.identifier)
      masked.label = masking(element.label)
      masked.value = element.showsSecret ? Self.bullets : masking(element.value)
      masked.title = masking(element.title)
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
  /// The text with a value of flow style replaced: all of it, or what stands behind a colon.
  fileprivate func replacingValue(_ value: String, with mask: String) -> String {
    if self == value { return mask }
    var result = self
    for end in [",", "}", "]"] {
      result = result.replacing(": \(value)\(end)", with: ": \(mask)\(end)")
    }
    return result.hasSuffix(": \(value)") ? result.dropLast(value.count) + mask : result
  }
}
