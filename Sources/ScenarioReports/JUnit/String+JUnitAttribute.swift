import ScenarioDiagnostics

extension String {
  /// The longest attribute that every reader takes, in bytes.
  static let longestAttribute = 1000

  /// The text as an attribute of a JUnit report carries it, or another one if nothing is left.
  ///
  /// Readers trim, collapse and refuse: so it is one line with single spaces and not too long.
  func attributeText(else fallback: String, limit: Int = longestAttribute) -> String {
    if utf8.count <= limit, withBytes(\.isSingleLine) { return self }
    let words = cleanedForXML.unicodeScalars.split { $0.properties.isWhitespace }
    guard !words.isEmpty else { return fallback }
    let line = words.map { String($0) }.joined(separator: " ")
    return line.utf8.count <= limit ? line : line.prefix(bytes: limit - 3) + "…"
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the text is printable ASCII with single spaces between its words, and not empty.
  fileprivate var isSingleLine: Bool {
    var last = UInt8(ascii: " ")
    for byte in self {
      guard (0x20..<0x7F).contains(byte), byte != 0x20 || last != 0x20 else { return false }
      last = byte
    }
    return last != UInt8(ascii: " ")
  }
}
