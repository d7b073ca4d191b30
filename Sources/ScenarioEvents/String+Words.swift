import ScenarioDiagnostics

extension String {
  /// The text as one word of a POSIX shell's command line, in quotes unless it needs none.
  ///
  /// At the beginning of a word `#` begins a comment, and `=` is a command's path to zsh.
  package var shellQuoted: String {
    if !isEmpty, !hasPrefix("#"), !hasPrefix("="), utf8.allSatisfy(\.isPlainInShell) { return self }
    return "'" + replacing("'", with: "'\\''") + "'"
  }

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
}
