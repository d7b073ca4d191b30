import ScenarioDiagnostics

/// The texts that no output may show: texts that were typed into secure fields, and the values of
/// the variables that `secrets` lists.
///
/// A text of fewer than four characters is not searched for, because a mask in place of each `b`
/// would make a report unreadable.
///
/// ```swift
/// var secrets = Secrets() secrets.insert("sesame") secrets.masking("open sesame")  // "open •••"
/// ```
package struct Secrets: Sendable {
  /// The mask in place of a secret of any length.
  package static let mask = MaskedBytes.mask

  /// How many characters a text has at least that is searched for.
  static let shortestText = 4

  /// The texts as UTF-8, since a composed and a decomposed accent are different bytes to search for.
  private(set) var texts: Set<[UInt8]> = []

  /// The forms to search for, which copies share: the scenarios of a suite have their secrets in common.
  private var cache = SecretPatternCache.ofNothing

  package init() {}

  package var isEmpty: Bool { texts.isEmpty }

  /// The forms to search for.
  var patterns: SecretPatterns { cache.patterns(of: self) }

  /// Adds a text without the line breaks around it, which no field shows.
  package mutating func insert(_ text: String) {
    let shown = text.withoutOuterLineBreaks
    if !shown.isEmpty { insert(Array(shown.utf8)) }
  }

  package mutating func formUnion(_ other: Secrets) {
    if isEmpty {
      self = other
    } else {
      for text in other.texts { insert(text) }
    }
  }

  private mutating func insert(_ text: [UInt8]) {
    if texts.insert(text).inserted { cache = SecretPatternCache() }
  }
}

extension String {
  fileprivate var withoutOuterLineBreaks: Substring {
    guard let first = firstIndex(where: { !$0.isNewline }),
      let last = lastIndex(where: { !$0.isNewline })
    else { return "" }
    return self[first...last]
  }
}
