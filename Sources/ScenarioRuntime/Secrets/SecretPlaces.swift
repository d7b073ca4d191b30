import AppModelKit
import ScenarioDiagnostics
import ScenarioEvents

/// Where secrets come from, and the texts that titles may show of them.
struct SecretPlaces {
  /// A text that is secret within the steps that hold its place.
  private struct Entry {
    let text: String
    let place: SourceSpan
  }

  private var entries: [Int: [Entry]] = [:]

  /// How many characters the texts of a place have.
  private var lengths: [SourceSpan: Set<Int>] = [:]

  /// The places of each file, by where they begin.
  private var places: [ObjectIdentifier: [SourceSpan]] = [:]

  /// - Parameters:
  ///   - secrets: All that is secret.
  ///   - steps: The steps in question: what stands before or behind all of them is in none.
  ///   - longestText: How many bytes a text has at most that is looked for.
  init(_ secrets: Secrets, in steps: [StepRecord], longestText: Int) {
    let stretches = steps.stretches
    for origin in secrets.origins where stretches.holds(origin.span) {
      let texts: Set = [origin.span.unquotedText, origin.text.inOneLine]
      lengths[origin.span, default: []].formUnion(texts.map(\.count))
      for text in texts where !text.isEmpty && text.utf8.count <= longestText {
        let entry = Entry(text: text, place: origin.span)
        entries[HashedText.hash(of: text), default: []].append(entry)
      }
    }
    places = Dictionary(grouping: lengths.keys) { ObjectIdentifier($0.file) }
      .mapValues { $0.sorted { $0.start < $1.start } }
  }

  /// How long the texts of all places within a step are, the longest first; nil without a place.
  func lengths(within step: SourceSpan) -> [Int]? {
    guard let places = places[ObjectIdentifier(step.file)] else { return nil }
    let first = places.partitioningIndex { $0.start >= step.start }
    let within = places[first...].prefix { $0.start <= step.end }.filter(step.holds)
    return within.isEmpty ? nil : Set(within.flatMap { lengths[$0] ?? [] }).sorted(by: >)
  }

  /// Whether a stretch of a step's title is one of the texts of places within the step.
  func areShown(by stretch: Range<Int>, of title: HashedText, within step: SourceSpan) -> Bool {
    guard let entries = entries[title.hash(of: stretch)] else { return false }
    let text = String(title.characters[stretch])
    return entries.contains { step.holds($0.place) && $0.text == text }
  }
}

/// The part of each file from where the first of some steps begins to where the last one ends.
private typealias Stretches = [ObjectIdentifier: ClosedRange<UInt32>]

extension [StepRecord] {
  fileprivate var stretches: Stretches {
    reduce(into: [:]) { stretches, step in
      let (file, extent) = (ObjectIdentifier(step.extent.file), step.extent)
      let known = stretches[file] ?? extent.start...extent.end
      stretches[file] =
        Swift.min(known.lowerBound, extent.start)...Swift.max(known.upperBound, extent.end)
    }
  }
}

extension Stretches {
  fileprivate func holds(_ span: SourceSpan) -> Bool {
    self[ObjectIdentifier(span.file)]?.contains(span.start) ?? false
  }
}

extension SourceSpan {
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
}
