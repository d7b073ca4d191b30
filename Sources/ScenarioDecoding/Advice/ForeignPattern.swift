import ScenarioDiagnostics
import ScenarioModel

/// A text that other tools read as a regular expression: `Go to.*`, `^Done$`, `[0-9]+ items`.
///
/// Here such a text is compared as it is written, so it matches nothing. Only shapes count that
/// ordinary texts do not have: "Loading...", "What?", "C++", "$5.00" and "(optional)" are texts.
package struct ForeignPattern {
  /// The pattern, without the slashes that JavaScript puts around it.
  private let source: String

  /// Whether the other tool finds the pattern anywhere in a text instead of matching all of it.
  private let isSearched: Bool

  /// Nil if the text does not have the shape of a pattern.
  init?(_ text: Text) { self.init(text.source, withPlaceholders: text.withPlaceholders) }

  /// - Parameters:
  ///   - written: The text as it is written.
  ///   - text: The same with a letter in place of each reference.
  package init?(_ written: String, withPlaceholders text: @autoclosure () -> String) {
    guard written.mayBePattern,
      PatternShapes(of: text().withoutSlashes).areFound
    else { return nil }
    source = written.withoutSlashes
    isSearched = source != written
  }

  /// What to write after `matches`, which finds a pattern anywhere, if all of a text must match.
  package var wholeExpression: String {
    let hasAnchors = source.hasPrefix("^") || source.hasSuffix("$")
    guard !isSearched, !hasAnchors, source != ".*" else { return source }
    let flags = leadingFlags
    let body = source.dropFirst(flags.count)
    guard !body.contains("|") else { return "\(flags)^(\(body))$" }
    let isOpenAtStart = body.hasPrefix(".*")
    let isOpenAtEnd = body.hasSuffix(".*") && !body.hasSuffix("\\.*")
    let core = body.dropFirst(isOpenAtStart ? 2 : 0).dropLast(isOpenAtEnd ? 2 : 0)
    return "\(flags)\(isOpenAtStart ? "" : "^")\(core)\(isOpenAtEnd ? "" : "$")"
  }

  /// `(?s)` or the like at the start, which applies to all of the pattern.
  private var leadingFlags: Substring {
    let flags = source.dropFirst(2).prefix { "imsx".contains($0) }
    guard source.hasPrefix("(?"), !flags.isEmpty, source[flags.endIndex...].first == ")" else {
      return ""
    }
    return source[...flags.endIndex]
  }

  /// What to write after `matches` if a part of a text must match.
  var partialExpression: String { source }
}

/// Looks for parts of a text that only regular expressions have.
private struct PatternShapes {
  private let bytes: [UInt8]

  init(of text: String) { bytes = Array(text.utf8) }

  var areFound: Bool {
    isAnchored || bytes.indices.contains { isWildcard($0) || isEscape($0) || isGroup($0) }
      || bytes.indices.contains { isCount($0) || isAlternative($0) } || hasClass
  }

  /// The byte at an offset, or 0 outside of the text.
  private subscript(_ offset: Int) -> UInt8 { bytes.indices.contains(offset) ? bytes[offset] : 0 }

  private func sees(_ sign: Character, at offset: Int) -> Bool { self[offset] == sign.asciiValue }

  private func seesAny(of signs: String, at offset: Int) -> Bool {
    signs.utf8.contains(self[offset])
  }

  /// `^Done`, or a word of four letters and `$`, which no currency has: `Done$`.
  private var isAnchored: Bool {
    let start = self[1]
    if sees("^", at: 0), start.isLetterOrDigit || seesAny(of: "([.\\", at: 1) { return true }
    return sees("$", at: bytes.count - 1) && bytes.count > 4
      && self[bytes.count - 2].isSmallLetter && bytes.dropLast().suffix(4).allSatisfy(\.isLetter)
  }

  /// `.*` or `.+`, but not as in `(*.*)`, `1.+` or `...*`.
  private func isWildcard(_ offset: Int) -> Bool {
    guard sees(".", at: offset), !seesAny(of: "*.", at: offset - 1) else { return false }
    return sees("*", at: offset + 1) || sees("+", at: offset + 1) && !self[offset - 1].isASCIIDigit
  }

  /// `\d`, `\.` and the like, but not `\data`.
  private func isEscape(_ offset: Int) -> Bool {
    guard sees("\\", at: offset) else { return false }
    return seesAny(of: ".()[]*+?$^|{}", at: offset + 1)
      || seesAny(of: "dwsDWS", at: offset + 1) && !self[offset + 2].isLetter
  }

  /// `(?:`, `(?=`, `(?i)`.
  private func isGroup(_ offset: Int) -> Bool {
    guard sees("(", at: offset), sees("?", at: offset + 1) else { return false }
    let flags = bytes[(offset + 2)...].prefix { "imsx".utf8.contains($0) }
    return seesAny(of: ":=!<", at: offset + 2) || !flags.isEmpty && sees(")", at: flags.endIndex)
  }

  /// `[0-9]`, `[a-z]`, `[A-Z]`, and other ranges with a sign of repetition after them.
  private var hasClass: Bool {
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "]")) {
      if let start = rest[..<end].firstIndex(of: UInt8(ascii: "[")), isClass(start + 1..<end) {
        return true
      }
      rest = rest[(end + 1)...]
    }
    return false
  }

  /// Whether brackets around a range make a class, or other brackets that begin within it.
  private func isClass(_ range: Range<Int>) -> Bool {
    let content = String(decoding: bytes[range], as: UTF8.self)
    if ["0-9", "a-z", "A-Z"].contains(where: content.contains) { return true }
    let isRange =
      content.hasPrefix("^") || content.contains("[^")
      || content.dropFirst().dropLast().contains("-")
    return isRange && seesAny(of: "*+?{", at: range.upperBound + 1)
  }

  /// `\d{2}` or `.{1,3}`, but not `Item {0}`.
  private func isCount(_ offset: Int) -> Bool {
    guard sees("{", at: offset), self[offset + 1].isASCIIDigit,
      seesAny(of: ".)]", at: offset - 1) || sees("\\", at: offset - 2)
    else { return false }
    let digits = bytes[(offset + 1)...].prefix { $0.isASCIIDigit || $0 == UInt8(ascii: ",") }
    return sees("}", at: digits.endIndex)
  }

  /// `OK|Allow` without blanks, but not `A | B`.
  private func isAlternative(_ offset: Int) -> Bool {
    guard sees("|", at: offset) else { return false }
    return [offset - 2, offset - 1, offset + 1, offset + 2].allSatisfy { self[$0].isLetter }
  }
}

extension Text {
  /// The text with a letter in place of each reference, as the signs of these mean nothing.
  fileprivate var withPlaceholders: String {
    guard case .template(let parts) = content else { return source }
    return parts.map { part in
      switch part {
      case .literal(let text): text
      case .reference, .comparedValue: "x"
      }
    }.joined()
  }
}

extension String {
  /// Whether it has a sign that patterns are made of, which most texts have not.
  fileprivate var mayBePattern: Bool {
    let bytes = utf8.span
    return bytes.indices.contains { bytes[$0].mayBelongToPattern }
  }

  /// The pattern within `/.../` or `/.../i`.
  fileprivate var withoutSlashes: String {
    guard hasPrefix("/"), count > 2 else { return self }
    if hasSuffix("/") { return String(dropFirst().dropLast()) }
    return hasSuffix("/i") && count > 3 ? String(dropFirst().dropLast(2)) : self
  }
}

extension UInt8 {
  fileprivate var mayBelongToPattern: Bool {
    switch self {
    case UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "^"), UInt8(ascii: "$"),
      UInt8(ascii: "["), UInt8(ascii: "\\"), UInt8(ascii: "("), UInt8(ascii: "{"),
      UInt8(ascii: "|"):
      true
    default: false
    }
  }

  fileprivate var isSmallLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }

  /// Whether the byte belongs to a letter of ASCII or to any other character beyond it.
  fileprivate var isLetter: Bool { isASCIILetter || self >= 0x80 }

  fileprivate var isLetterOrDigit: Bool { isLetter || isASCIIDigit }
}
