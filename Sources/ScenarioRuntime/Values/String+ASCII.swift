extension String {
  /// Whether all characters are ASCII, so that canonically equivalent strings have equal bytes.
  var isASCII: Bool { utf8.span.withUnsafeBufferPointer { $0.reduce(0, |) } < 0x80 }

  /// Whether the text is an ASCII one byte for byte; some others look the same, and are equal to it.
  func isSame(asPlain text: String) -> Bool { utf8.count == text.utf8.count && self == text }
}
