extension String {
  /// The text as one word of a POSIX shell's command line, in quotes unless it needs none.
  package var shellQuoted: String {
    if !isEmpty, !hasPrefix("#"), utf8.allSatisfy(\.isPlainInShell) { return self }
    return "'" + replacing("'", with: "'\\''") + "'"
  }
}

extension String {
  /// The ASCII letters and digits, with one hyphen for everything between them: `a-b-yaml`.
  package var hyphenatedWords: String {
    utf8.split { !$0.isASCIILetterOrDigit }.map { String(decoding: $0, as: UTF8.self) }
      .joined(separator: "-")
  }
}

extension UInt8 {
  fileprivate var isPlainInShell: Bool {
    isASCIILetterOrDigit || "#-._/:=,@%+".utf8.contains(self)
  }

  /// Whether the byte is an ASCII letter or digit.
  package var isASCIILetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
