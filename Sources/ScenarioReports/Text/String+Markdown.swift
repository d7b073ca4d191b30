extension String {
  /// The text as GitHub's Markdown shows it within a line of a table.
  ///
  /// Only characters that would be taken for markup are escaped, so that the page can also be read as
  /// plain text. GitHub looks for mentions in the finished page, where a backslash no longer helps;
  /// an invisible space after `@` does.
  var escapedForMarkdown: String {
    let scalars = Array(unicodeScalars)
    var escaped = String.UnicodeScalarView()
    for index in scalars.indices {
      let character = MarkdownCharacter(scalars: scalars, index: index)
      if character.isMarkup { escaped.append("\\") }
      escaped.append(scalars[index])
      if character.isMention { escaped.append("\u{200B}") }
    }
    return String(escaped)
  }
}

/// A character of a text, with the characters around it that decide whether it is markup.
private struct MarkdownCharacter {
  let scalars: [Unicode.Scalar]
  let index: Int

  private var scalar: Unicode.Scalar { scalars[index] }
  private var previous: Unicode.Scalar? { index > 0 ? scalars[index - 1] : nil }
  private var next: Unicode.Scalar? { index + 1 < scalars.count ? scalars[index + 1] : nil }

  var isMarkup: Bool {
    switch scalar {
    case "|", "`": true
    case "\\": next.map(\.isASCIIPunctuation) ?? true
    case "*", "~": !isBetweenSpaces
    case "_": !isBetweenSpaces && !isWithinWord
    case "$": scalars.count { $0 == "$" } > 1
    case "<": next.map { $0.isASCIILetter || "/!?".unicodeScalars.contains($0) } ?? false
    case "&": isEntity
    case "]": next == "("
    case ":", ".": isWithinURL
    default: false
    }
  }

  /// Whether the character begins the name of a person or an address.
  var isMention: Bool {
    scalar == "@" && (next.map { $0.isASCIILetter || $0.isASCIIDigit } ?? false)
  }

  private var isBetweenSpaces: Bool { (previous ?? " ") == " " && (next ?? " ") == " " }

  private var isWithinWord: Bool {
    guard let previous, let next else { return false }
    return previous.properties.isAlphabetic && next.properties.isAlphabetic
      || previous.isASCIIDigit && next.isASCIIDigit
  }

  private var isEntity: Bool {
    let rest = scalars[(index + 1)...]
    guard let end = rest.firstIndex(of: ";"), end > index + 1 else { return false }
    return rest[..<end].allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0 == "#" }
  }

  /// Whether GitHub would make a link of the text that the character ends, as of `www.`.
  private var isWithinURL: Bool {
    let words = scalar == "." ? ["www"] : ["http", "https", "ftp", "mailto", "xmpp"]
    let before = scalars[..<index].reversed().prefix { $0.isASCIILetter }.reversed()
    let word = String(String.UnicodeScalarView(before)).lowercased()
    return words.contains { word.hasSuffix($0) }
  }
}

extension Unicode.Scalar {
  fileprivate var isASCIILetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }

  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }

  fileprivate var isASCIIPunctuation: Bool {
    ("!"..."~").contains(self) && !isASCIILetter && !isASCIIDigit
  }
}
