extension String {
  /// Whether the text needs no escaping within a line of XML; false if in doubt.
  var isPlainXML: Bool { withBytes(\.isPlainInXML) }

  /// The text without terminal sequences and without scalars that XML 1.0 lacks or discourages.
  var cleanedForXML: String {
    guard !isPlainXML else { return self }
    var rest = unicodeScalars[...]
    var cleaned = String.UnicodeScalarView()
    while let scalar = rest.first {
      if scalar == "\u{1B}" {
        rest.removeTerminalSequence()
      } else {
        cleaned.append(scalar.isFitForXML ? scalar : "\u{FFFD}")
        rest.removeFirst()
      }
    }
    return String(cleaned)
  }

  /// The text with its markup written as entities, its line breaks as `\n`, and without attachments of
  /// GitLab and Jenkins: `[[ATTACHMENT|path]]` in a text from an app could link any file.
  ///
  /// Scalars are compared, because `<` followed by a combining accent is one character, which is not
  /// equal to `<`.
  var escapedForXML: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\r": escaped += "&#13;"
      case "\n": escaped += "\\n"
      case "|" where escaped.unicodeScalars.ends(with: "[[ATTACHMENT"):
        escaped.unicodeScalars += scalar.escape
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

extension Unicode.Scalar {
  /// Whether XML 1.0 has the scalar, and does not advise against it.
  var isFitForXML: Bool {
    switch value {
    case 0x9, 0xA, 0xD, 0x20...0x7E, 0x85, 0xA0...0xD7FF, 0xE000...0xFDCF, 0xFDF0...0xFFFD,
      0x10000...:
      true
    default: false
    }
  }
}
