package import ScenarioDiagnostics

/// What was typed into secure fields, which no report may show.
///
/// A text of some length is masked wherever it appears. A shorter one would turn a report to dots
/// (`b`, a space), so it is masked only where it is known to come from: in the source that holds it,
/// and by whoever words a title or a failure from it.
package struct Secrets: Sendable {
  /// What stands in a secret's place, whatever its length.
  package static let mask = "•••"

  /// How many characters make a text long enough to be masked wherever it appears.
  package static let shortestTextToSearch = 4

  /// The texts that are masked wherever they appear, the longest first: one may hold another.
  package private(set) var texts: [String] = []

  /// The places in scenario and data files that a secret of any length came from.
  package private(set) var origins: [SourceSpan] = []

  package init() {}

  package var isEmpty: Bool { texts.isEmpty && origins.isEmpty }

  /// Adds a text that was typed into a secure field, and where it stands in files.
  package mutating func insert(_ text: String, from origins: [SourceSpan] = []) {
    for origin in origins where !self.origins.contains(origin) { self.origins.append(origin) }
    guard text.count >= Self.shortestTextToSearch, !texts.contains(text) else { return }
    let length = text.utf8.count
    texts.insert(text, at: texts.firstIndex { $0.utf8.count < length } ?? texts.endIndex)
  }

  /// Adds all that another value knows.
  package mutating func formUnion(_ other: Secrets) {
    insert("", from: other.origins)
    for text in other.texts { insert(text) }
  }
}
