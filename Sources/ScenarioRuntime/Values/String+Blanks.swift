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
