import ScenarioDiagnostics

/// Pairs of texts that differ but look alike.
enum LookAlikes {
  /// What makes two texts different that look the same: `they look the same, but U+00A0 is not U+0020`.
  ///
  /// - Returns: Nothing where they are equal, or where the difference can be seen.
  static func difference(_ first: String, _ second: String) -> String? {
    guard looksLike(first, second), let pair = firstDifference(first, second) else { return nil }
    let difference =
      switch pair {
      case (let left?, let right?): "\(left.codePoints) is not \(right.codePoints)"
      case (let only?, nil), (nil, let only?): "only one of them has \(only.codePoints)"
      case (nil, nil): "they are not"
      }
    return "they look the same, but \(difference)"
  }

  /// What makes two texts different that are easily taken for each other: case, blanks around them, or
  /// what looks the same.
  static func slightDifference(_ first: String, _ second: String) -> String? {
    // Few pairs of texts pass the first test.
    guard let ends = TextEnds(of: first), ends.mayDifferSlightly(from: second), first != second
    else { return nil }
    if first.utf8.count == second.utf8.count, first.lowercased() == second.lowercased() {
      return "they differ in upper and lower case"
    }
    if first.hasOuterBlanks || second.hasOuterBlanks,
      first.trimmingBlanks == second.trimmingBlanks
    {
      return "they differ in blanks at the ends"
    }
    return difference(first, second)
  }

  /// The difference as an addition to a sentence about the texts; empty without such a difference.
  static func reason(_ first: String, _ second: String) -> String {
    difference(first, second).map { ": \($0)" } ?? ""
  }

  static func looksLike(_ first: String, _ second: String) -> Bool {
    guard !first.isASCII || !second.isASCII else { return false }
    return first != second && first.appearance == second.appearance
  }

  /// The characters that differ first; nil in place of one that is not there, as the other shows nothing.
  private static func firstDifference(
    _ first: String,
    _ second: String
  ) -> (Character?, Character?)? {
    var (left, right) = (first[...], second[...])
    while let one = left.first, let other = right.first, one == other {
      left.removeFirst()
      right.removeFirst()
    }
    return switch (left.first, right.first) {
    case (nil, nil): nil
    case (let one?, let other?) where one.isUnseen && !other.isUnseen: (one, nil)
    case (let one?, let other?) where other.isUnseen && !one.isUnseen: (nil, other)
    case (let one, let other): (one, other)
    }
  }
}

/// The bytes at the ends of a text, to compare it quickly with many others.
struct TextEnds {
  private let first: UInt8
  private let last: UInt8

  /// Takes the ends of a text, unless it is empty or so long that it is compared as a whole.
  init?(of text: String) {
    let bytes = text.utf8
    guard bytes.count <= Self.longestCompared, let first = bytes.first, let last = bytes.last else {
      return nil
    }
    self.first = first
    self.last = last
  }

  /// Whether another text's ends allow for a slight difference.
  ///
  /// This rules out nearly all properties of elements: most are empty or begin with another letter.
  func mayDifferSlightly(from text: String) -> Bool {
    !text.isEmpty && mayBeginLike(text) && mayEndLike(text)
  }

  private func mayBeginLike(_ text: String) -> Bool {
    first.maySeemLike(text.utf8[text.startIndex])
  }

  private func mayEndLike(_ text: String) -> Bool {
    guard text.utf8.count <= Self.longestCompared, let start = text.utf8.first,
      let end = text.utf8.last
    else { return false }
    return first.maySeemOther || start.maySeemOther || last.maySeemLike(end)
  }

  /// The greatest length in bytes of texts that are compared as a whole.
  private static let longestCompared = 500
}

extension String {
  fileprivate var hasOuterBlanks: Bool {
    utf8.first?.maySeemOther == true && first?.isWhitespace == true
      || utf8.last?.maySeemOther == true && last?.isWhitespace == true
  }

  /// The text with one character for all that look like it, and without invisible ones.
  fileprivate var appearance: String {
    var shown = String.UnicodeScalarView()
    shown.append(contentsOf: unicodeScalars.lazy.compactMap(\.appearance))
    return String(shown)
  }
}

extension UInt8 {
  /// Whether a character that begins so may be a blank or look like another one.
  fileprivate var maySeemOther: Bool { self <= 0x20 || self >= 0x80 }

  /// Whether characters that begin so may be taken for each other.
  fileprivate func maySeemLike(_ other: UInt8) -> Bool {
    self | 0x20 == other | 0x20 || maySeemOther || other.maySeemOther
  }
}

extension Character {
  fileprivate var isUnseen: Bool { unicodeScalars.allSatisfy { $0.appearance == nil } }

  /// What it is made of: `U+0065 U+0301`.
  fileprivate var codePoints: String {
    unicodeScalars.map { "U+" + $0.hexadecimalCode(digits: 4) }.joined(separator: " ")
  }
}

extension Unicode.Scalar {
  /// What people see of it, if anything: the commonest of those that look the same.
  ///
  /// What failures show as an escape is seen.
  fileprivate var appearance: Unicode.Scalar? {
    if isASCII || VisibleText.isHidden(self) { return self }
    if properties.isDefaultIgnorableCodePoint { return nil }
    if properties.generalCategory == .spaceSeparator { return " " }
    return Self.latin[self] ?? self
  }

  /// The letters of other alphabets, the hyphens and the quotes that fonts draw much as those on
  /// every keyboard.
  private static let latin = Dictionary(
    uniqueKeysWithValues: zip(
      "аеорсухіјѕһԁАВЕКМНОРСТХЅІЈοΑΒΕΖΗΙΚΜΝΟΡΤΥΧ\u{2010}\u{2011}\u{2212}‘’“”".unicodeScalars,
      "aeopcyxijshdABEKMHOPCTXSIJoABEZHIKMNOPTYX---''\"\"".unicodeScalars
    )
  )
}
