package import ScenarioDiagnostics

/// What no report may show: what was typed into secure fields, and variables listed as secret.
///
/// A text of some length is masked wherever it appears, in encoded forms too. A shorter one would
/// turn a report to dots (`b`, a space), so it is masked only where it is known to come from: in
/// the source that holds it, and by whoever words a title or a failure from it.
package struct Secrets: Sendable {
  /// What stands in a secret's place, whatever its length.
  package static let mask = MaskedBytes.mask

  /// How many characters make a text long enough to be masked wherever it appears.
  static let shortestTextToSearch = 4

  /// The texts that are masked wherever they appear; one may hold another.
  private(set) var texts = SecretTexts()

  /// Short texts that are masked where they stand alone or in quotes.
  private(set) var lonelyTexts: Set<String> = []

  /// Where secrets of any length came from.
  package private(set) var origins: [Origin] = []
  private(set) var places = HiddenPlaces()

  /// A place in a scenario or data file that something secret came from.
  package struct Origin: Hashable, Sendable {
    package let span: SourceSpan

    /// What became of it, which is what is written there unless it has escapes or references.
    package let text: String
  }

  /// What is known already, as there may be thousands.
  private var knownTexts: Set<String> = []
  private var knownOrigins: Set<Origin> = []

  package init() {}

  package var isEmpty: Bool { texts.all.isEmpty && origins.isEmpty && lonelyTexts.isEmpty }

  /// Whether a text is one of the secrets that are masked by what they say.
  package func contains(_ text: String) -> Bool {
    knownTexts.contains(text) || lonelyTexts.contains(text)
  }

  /// Adds a text that was typed into a secure field, and where it stands in files.
  ///
  /// It is looked for without the line breaks around it, which no field shows.
  package mutating func insert(_ text: String, from spans: [SourceSpan] = []) {
    for span in spans { insert(Origin(span: span, text: text)) }
    let shown = text.withoutOuterLineBreaks
    guard shown.count >= Self.shortestTextToSearch, knownTexts.insert(shown).inserted else {
      return
    }
    texts.append(shown)
  }

  private mutating func insert(_ origin: Origin) {
    guard knownOrigins.insert(origin).inserted else { return }
    origins.append(origin)
    places.insert(origin.span)
  }

  /// Adds a text of a variable that its author calls secret, so that a short one is worth masking
  /// where it makes a whole text.
  package mutating func insert(declared text: String, from origins: [SourceSpan] = []) {
    insert(text, from: origins)
    if !text.isEmpty, text.count < Self.shortestTextToSearch { lonelyTexts.insert(text) }
  }

  /// Adds all that another value knows.
  package mutating func formUnion(_ other: Secrets) {
    if isEmpty {
      self = other
      return
    }
    for origin in other.origins { insert(origin) }
    lonelyTexts.formUnion(other.lonelyTexts)
    for text in other.texts.all where knownTexts.insert(text).inserted { texts.append(text) }
  }
}

extension String {
  fileprivate var withoutOuterLineBreaks: String {
    guard let first = firstIndex(where: { !$0.isNewline }),
      let last = lastIndex(where: { !$0.isNewline })
    else { return "" }
    return String(self[first...last])
  }
}
