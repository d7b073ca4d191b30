import AppModelKit

/// Texts that people, or the tool, would take for something else than a text if they had no quotes.
///
/// Quotes around one of them were written to be understood, so they stay as they are.
enum MistakableTexts {
  static func contains(_ text: String) -> Bool {
    isForeignTemplate(text) || hasForeignSigns(text) || ElementType(rawValue: text) != nil
      || ElementType(misspelt: text) != nil || isLikeSelector(text)
      || text.contains(where: \.isUnseen)
  }

  /// Whether it begins like a selector (`id: a`, `id=a`), or is of blanks alone.
  private static func isLikeSelector(_ text: String) -> Bool {
    let rest = text.drop { $0.isASCII && $0.isLetter }
    if rest.startIndex == text.startIndex { return text.allSatisfy(\.isWhitespace) }
    return rest.hasPrefix("=") || rest.hasPrefix(": ")
  }

  /// Whether it begins like a variable of templates (`{{name}}`), shells (`$name`) or other languages
  /// (`{name}`, `#{name}`, `%{name}`).
  static func isForeignTemplate(_ text: String) -> Bool {
    if ["{", "#{", "%{"].contains(where: { text.hasPrefix($0) }) { return true }
    guard text.utf8.first == UInt8(ascii: "$"), let second = text.utf8.dropFirst().first else {
      return false
    }
    return second != UInt8(ascii: "{") && !(0x30...0x39).contains(second)
  }

  /// Whether it begins with a curly quote, or has what begins a comment in other languages.
  private static func hasForeignSigns(_ text: String) -> Bool {
    text.first.map { "“”„«".contains($0) } ?? false
      || text.utf8.holds(" //") || text.utf8.holds("\t//")
  }
}

extension Character {
  /// Whether a part of it is invisible, reorders the line or looks like a space that it is not.
  ///
  /// Invisible scalars inside an emoji are a part of what people see.
  fileprivate var isUnseen: Bool {
    guard !isASCII, let first = unicodeScalars.first else { return false }
    if first.properties.isEmoji, !first.isASCII { return false }
    return first.isMark || unicodeScalars.contains(where: \.isUnseen)
  }
}

extension Unicode.Scalar {
  /// Whether it belongs on top of a character before it.
  fileprivate var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: true
    default: false
    }
  }

  /// Whether it shows nothing, reorders the line or looks like a space that it is not.
  var isUnseen: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    case .spaceSeparator: self != " "
    default: properties.isDefaultIgnorableCodePoint
    }
  }
}
