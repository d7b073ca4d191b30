/// What a test writes into a file.
struct FileContent: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  let bytes: [UInt8]

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  init(stringLiteral text: String) {
    bytes = Array(text.utf8)
  }

  /// The text with the line ends of Windows.
  static func crlf(_ text: String) -> FileContent {
    FileContent(bytes: text.utf8.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] })
  }

  /// The text in UTF-16 with a byte order mark, the lower byte first.
  static func utf16(_ text: String) -> FileContent {
    FileContent(bytes: "\u{FEFF}\(text)".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
  }
}

/// Test runs print their arguments, and of sixteen megabytes they would print each byte as a number.
extension FileContent: CustomStringConvertible {
  var description: String {
    bytes.count > 80
      ? "\(bytes.count) bytes" : String(decoding: bytes, as: UTF8.self).debugDescription
  }
}
