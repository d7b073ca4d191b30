import AppModelKit
import ScenarioDiagnostics
import ScenarioEvents

/// Masks the secrets that only the runtime can tell from ordinary text: the short ones.
///
/// Reports mask long secrets wherever they appear. A `b` they can't look for, so it is masked here
/// by where it came from: in the titles of the steps that hold it, and in secure fields that show
/// it.
struct SecretMask {
  /// Where the secrets come from, by the texts that titles may show of them.
  private var places: [String: [SourceSpan]] = [:]
  private let allPlaces: Set<SourceSpan>
  private let longestText: Int

  init(_ secrets: Secrets) {
    allPlaces = Set(secrets.origins.map(\.span))
    for origin in secrets.origins {
      for text in Set([origin.span.unquotedText, origin.text.inOneLine]) where !text.isEmpty {
        places[text, default: []].append(origin.span)
      }
    }
    longestText = places.keys.map(\.utf8.count).max() ?? 0
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
    guard allPlaces.contains(where: step.extent.holds) else { return step.title }
    return step.title.maskingValues(upTo: longestText) { value in
      places[value]?.contains(where: step.extent.holds) ?? false
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
  fileprivate func holds(_ inner: SourceSpan) -> Bool {
    inner.file === file && inner.start >= start && inner.end <= end
  }

  /// A scalar's text without the quotes around it.
  var unquotedText: String {
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

  /// The text without the values of flow style that are secret: all of it, what stands behind a
  /// colon, and the items of lists.
  fileprivate func maskingValues(upTo length: Int, _ isSecret: (String) -> Bool) -> String {
    if isSecret(self) { return Secrets.mask }
    var masked = ""
    var index = startIndex
    while index < endIndex {
      let end = endsOfValue(from: index, upTo: length).last { isSecret(String(self[index..<$0])) }
      if let end {
        masked += Secrets.mask
        index = end
      } else {
        masked.append(self[index])
        formIndex(after: &index)
      }
    }
    return masked
  }

  /// Where a value may end that begins at a place; nowhere, if none does.
  private func endsOfValue(from start: Index, upTo length: Int) -> [Index] {
    let isBehindColon = self[..<start].hasSuffix(": ")
    guard isBehindColon || self[..<start].hasSuffix("[") || self[..<start].hasSuffix(", ") else {
      return []
    }
    var ends: [Index] = []
    var end = start
    while end < endIndex, utf8.distance(from: start, to: end) <= length {
      if ",}]".contains(self[end]) { ends.append(end) }
      formIndex(after: &end)
    }
    return end == endIndex && isBehindColon ? ends + [end] : ends
  }
}
