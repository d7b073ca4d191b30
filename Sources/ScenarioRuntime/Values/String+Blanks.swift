extension String {
  /// Whether there is nothing but white space, which the first byte of nearly all texts denies.
  var isBlank: Bool {
    guard let first = utf8.first else { return true }
    return (first <= 0x20 || first >= 0x80) && allSatisfy(\.isWhitespace)
  }

  /// The text without the blanks around it.
  package var trimmingBlanks: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}

extension String {
  /// Whether all characters are ASCII, so that canonically equivalent strings have equal bytes.
  var isASCII: Bool { utf8.span.withUnsafeBufferPointer { $0.reduce(0, |) } < 0x80 }

  /// Whether the text is an ASCII one byte for byte; some others look the same, and are equal to it.
  func isSame(asPlain text: String) -> Bool { utf8.count == text.utf8.count && self == text }
}
