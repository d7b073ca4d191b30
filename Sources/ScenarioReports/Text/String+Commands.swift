import ScenarioDiagnostics

extension String {
  /// The text, one line of it at most, without what the logs of CI services take for a command.
  ///
  /// GitHub obeys `::` at a line's beginning, blanks before it or not, and `##[` anywhere; Azure
  /// obeys `##vso[` anywhere, and TeamCity `##teamcity[`. One sign of each becomes an escape that
  /// people can still read.
  var withoutCommands: String {
    var rest = unicodeScalars[...]
    var text = String.UnicodeScalarView()
    text += rest.removeBlanks()
    if rest.starts(with: "::".unicodeScalars) {
      rest.removeFirst()
      text += Unicode.Scalar(":").escape
    }
    while let scalar = rest.popFirst() {
      let isCommand = scalar == "[" && Self.commandWords.contains { text.ends(with: $0) }
      if isCommand { text += scalar.escape } else { text.append(scalar) }
    }
    return String(text)
  }

  /// The text, each line without commands.
  package var withoutCommandsInLines: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).withoutCommands }
      .joined(separator: "\n")
  }

  private static let commandWords = ["##", "##vso", "##teamcity"]
}

extension Substring.UnicodeScalarView {
  /// Removes the blanks at the beginning, and returns them.
  fileprivate mutating func removeBlanks() -> Substring.UnicodeScalarView {
    let blanks = prefix { $0.properties.isWhitespace }
    self = self[blanks.endIndex...]
    return blanks
  }
}

extension String.UnicodeScalarView {
  func ends(with word: String) -> Bool {
    suffix(word.unicodeScalars.count).elementsEqual(word.unicodeScalars)
  }
}

extension Unicode.Scalar {
  /// The escape that messages have for a scalar, as in `\u{7C}`.
  var escape: String.UnicodeScalarView {
    "\\u{\(hexadecimalCode(digits: 1))}".unicodeScalars
  }
}
