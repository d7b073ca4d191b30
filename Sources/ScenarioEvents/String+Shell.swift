extension String {
  /// The text as one word of a POSIX shell's command line: within quotes unless it needs none.
  package var shellQuoted: String {
    let isPlain = utf8.allSatisfy { $0.isPlainInShell }
    if isPlain, !isEmpty, !hasPrefix("#") { return self }
    return "'"
      + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}

extension UInt8 {
  fileprivate var isPlainInShell: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._/:=,@%+#".utf8.contains(self)
    }
  }
}
