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

  /// All that is secret.
  fileprivate struct Known: Sendable {
    var texts = SecretTexts()
    var lonelyTexts: Set<String> = []
    var origins: [Origin] = []
    var places = HiddenPlaces()

    /// What is known already, as there may be thousands.
    var textsSeen: Set<String> = []
    var originsSeen: Set<Origin> = []
  }

  /// What is known behind one reference, since records and scopes are copied all the time, and nearly
  /// always nothing is secret.
  fileprivate indirect enum Contents {
    case nothing
    case known(Known)
  }

  private var contents = Contents.nothing

  /// A place in a scenario or data file that something secret came from.
  package struct Origin: Hashable, Sendable {
    package let span: SourceSpan

    /// What became of it, which is what is written there unless it has escapes or references.
    package let text: String
  }

  package init() {}

  private var known: Known {
    switch contents {
    case .nothing: Known()
    case .known(let known): known
    }
  }

  private mutating func change(_ change: (inout Known) -> Void) {
    var known = known
    // Held twice, what is changed would be copied.
    contents = .nothing
    defer { contents = .known(known) }
    change(&known)
  }
}

extension Secrets {
  /// The texts that are masked wherever they appear; one may hold another.
  var texts: SecretTexts { known.texts }

  /// Short texts that are masked where they stand alone or in quotes.
  var lonelyTexts: Set<String> { known.lonelyTexts }

  /// Where secrets of any length came from.
  package var origins: [Origin] { known.origins }

  var places: HiddenPlaces { known.places }

  package var isEmpty: Bool {
    switch contents {
    case .nothing: true
    case .known(let known):
      known.texts.all.isEmpty && known.origins.isEmpty && known.lonelyTexts.isEmpty
    }
  }

  /// Whether a text is one of the secrets that are masked by what they say.
  package func contains(_ text: String) -> Bool {
    let known = known
    return known.textsSeen.contains(text) || known.lonelyTexts.contains(text)
  }

  /// Adds a text that was typed into a secure field, and where it stands in files.
  ///
  /// It is looked for without the line breaks around it, which no field shows.
  package mutating func insert(_ text: String, from spans: [SourceSpan] = []) {
    change { known in
      for span in spans { known.insert(Origin(span: span, text: text)) }
      let shown = text.withoutOuterLineBreaks
      if shown.count >= Self.shortestTextToSearch { known.insert(shown) }
    }
  }

  /// Adds a text of a variable that its author calls secret, so that a short one is worth masking
  /// where it makes a whole text.
  package mutating func insert(declared text: String, from origins: [SourceSpan] = []) {
    insert(text, from: origins)
    guard !text.isEmpty, text.count < Self.shortestTextToSearch else { return }
    change { known in _ = known.lonelyTexts.insert(text) }
  }

  /// Adds all that another value knows.
  package mutating func formUnion(_ other: Secrets) {
    guard case .known(let others) = other.contents else { return }
    if isEmpty {
      self = other
      return
    }
    change { known in
      for origin in others.origins { known.insert(origin) }
      known.lonelyTexts.formUnion(others.lonelyTexts)
      for text in others.texts.all { known.insert(text) }
    }
  }
}

extension Secrets.Known {
  fileprivate mutating func insert(_ text: String) {
    if textsSeen.insert(text).inserted { texts.append(text) }
  }

  fileprivate mutating func insert(_ origin: Secrets.Origin) {
    guard originsSeen.insert(origin).inserted else { return }
    origins.append(origin)
    places.insert(origin.span)
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
