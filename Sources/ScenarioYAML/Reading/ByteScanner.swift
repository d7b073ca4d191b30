/// A place in a file's bytes that moves on over what YAML gives no meaning.
struct ByteScanner {
  let bytes: [UInt8]
  private(set) var offset: Int

  init(_ bytes: [UInt8], at offset: UInt32) {
    self.bytes = bytes
    self.offset = min(Int(offset), bytes.count)
  }

  var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  var place: UInt32 { UInt32(clamping: offset) }

  /// Whether these bytes come next.
  func sees(_ text: StaticString) -> Bool {
    guard bytes.count - offset >= text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { unsafe bytes[offset...].starts(with: $0) }
  }

  mutating func advance() { offset = min(offset + 1, bytes.count) }

  mutating func skip(while isSkipped: (UInt8) -> Bool) {
    while offset < bytes.count, isSkipped(bytes[offset]) { offset += 1 }
  }

  mutating func skipLine() {
    skip { !$0.isLineBreak }
    skip(while: \.isLineBreak)
  }

  /// Moves over spaces, line breaks and comments.
  mutating func skipToContent() {
    skip(while: \.isBlankOrLineBreak)
    while byte == UInt8(ascii: "#") {
      skipLine()
      skip(while: \.isBlankOrLineBreak)
    }
  }

  /// Moves over everything that can come before a directive, including byte order marks at line
  /// starts.
  mutating func skipToDirective() {
    skipToContent()
    while isAtLineStart, sees("\u{FEFF}") {
      offset += 3
      skipToContent()
    }
  }

  private var isAtLineStart: Bool { offset == 0 || bytes[offset - 1].isLineBreak }

  /// Moves over the document ends `...` and the space between them.
  mutating func skipDocumentEnds() {
    skipToContent()
    while seesDocumentEnd {
      offset += 3
      skipToContent()
    }
  }

  /// Whether a mark comes next: `...` at the beginning of a line and with nothing joined to it.
  private var seesDocumentEnd: Bool {
    guard isAtLineStart, sees("...") else { return false }
    guard offset + 3 < bytes.count else { return true }
    return bytes[offset + 3].isBlankOrLineBreak
  }
}
