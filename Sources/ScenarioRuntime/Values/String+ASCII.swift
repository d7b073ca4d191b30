extension String {
  /// Whether all characters are ASCII's, each of which has one form alone.
  ///
  /// Without a way out between, so that several bytes are looked at in one go.
  var isASCII: Bool {
    utf8.span.withUnsafeBufferPointer { $0.reduce(0, |) } < 0x80
  }

  /// Whether the text is an ASCII one byte for byte; some others look the same, and are equal to it.
  func isSame(asPlain text: String) -> Bool { utf8.count == text.utf8.count && self == text }
}
