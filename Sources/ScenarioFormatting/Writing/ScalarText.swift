import ScenarioDiagnostics

/// How texts are written as YAML scalars.
package enum ScalarText {
  /// The surroundings of a scalar, which decide what it can contain without quotes.
  package enum Context: Sendable {
    /// On lines of its own.
    case block

    /// Within brackets or braces.
    case flow
  }

  /// A text as a scalar on one line: plain where every reader takes it for a text, else quoted.
  package static func writing(_ text: String, in context: Context) -> String {
    isPlain(text, in: context) ? text : doubleQuoted(text)
  }

  /// A text as `writing` returns it, but with escapes for invisible characters, such as marks of
  /// writing direction, and with the single quotes of ``quotedVisibly(_:)``.
  static func writingVisibly(_ text: String, in context: Context) -> String {
    let written = isLikeVariable(text) ? quotedVisibly(text) : writing(text, in: context)
    if VisibleText.escaping(written) == written { return written }
    return quotedVisibly(text)
  }

  /// A text in quotes, with escapes for invisible characters.
  ///
  /// A text like a variable of other tools, such as `$name`, gets the single quotes that say that it is
  /// an ordinary text.
  static func quotedVisibly(_ text: String) -> String {
    isLikeVariable(text)
      ? "'\(text)'" : doubleQuoted(text) { isPrintable($0) && !VisibleText.isHidden($0) }
  }

  /// Whether other tools would take it for a variable, and it can be in single quotes.
  private static func isLikeVariable(_ text: String) -> Bool {
    MistakableTexts.isForeignTemplate(text) && !text.hasPrefix("$$")
      && text.unicodeScalars.allSatisfy {
        $0 != "'" && isPrintable($0) && !VisibleText.isHidden($0)
      }
  }

  /// Whether a text can be without quotes and still be that text to every reader.
  ///
  /// Stricter than YAML asks for: what other readers might take for a number, a date or a truth
  /// value is not plain, and neither is what would not be in braces.
  static func isPlain(_ text: String, in context: Context) -> Bool {
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last else {
      return false
    }
    return isPlain(first: first, of: text) && last != " " && last != ":"
      && !text.unicodeScalars.contains { isSpecial($0, in: context) }
      && !text.utf8.holds(": ") && !text.utf8.holds(" #")
      && !ReservedWords.contains(text)
  }

  /// Whether a scalar is not a sign that says what kind of node begins.
  private static func isPlain(first: Unicode.Scalar, of text: String) -> Bool {
    switch first {
    case " ", ",", "[", "]", "{", "}", "#", "&", "*", "!", "|", ">", "'", "\"", "%", "@", "`",
      "?", ":", "=", "<":
      false
    case "-":
      text.utf8.count > 1 && !text.utf8.starts(with: "- ".utf8)
        && !text.utf8.starts(with: "---".utf8)
    case ".": !text.utf8.starts(with: "...".utf8)
    default: true
    }
  }

  private static func isSpecial(_ scalar: Unicode.Scalar, in context: Context) -> Bool {
    switch scalar {
    case "{", "}": return true
    // Older readers take a '?' in braces for a key, and a ':' for the end of one.
    case ",", "[", "]", "?", ":": return context == .flow
    default: return !isPrintable(scalar)
    }
  }

  /// Whether a scalar can stand for itself in quotes.
  static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: false
    default: true
    }
  }

  /// A text in double quotes, with escapes for what would not be printed.
  static func doubleQuoted(
    _ text: String,
    keeping isKept: (Unicode.Scalar) -> Bool = isPrintable
  ) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars { quoted += escaped(scalar, keeping: isKept) }
    return quoted + "\""
  }

  private static func escaped(
    _ scalar: Unicode.Scalar,
    keeping isKept: (Unicode.Scalar) -> Bool
  ) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\t": "\\t"
    case "\r": "\\r"
    case _ where isKept(scalar): String(scalar)
    default: hexadecimalEscape(of: scalar)
    }
  }

  private static func hexadecimalEscape(of scalar: Unicode.Scalar) -> String {
    let (letter, digits) =
      scalar.value <= 0xFF ? ("x", 2) : scalar.value <= 0xFFFF ? ("u", 4) : ("U", 8)
    return "\\\(letter)" + scalar.hexadecimalCode(digits: digits)
  }
}

extension String.UTF8View {
  /// Whether it contains the bytes of a short text.
  func holds(_ pair: StaticString) -> Bool {
    pair.withUTF8Buffer { wanted in
      indices.contains { self[$0...].starts(with: wanted) }
    }
  }
}
