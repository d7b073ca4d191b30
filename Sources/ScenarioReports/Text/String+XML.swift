extension String {
  /// Whether the text can stand in XML in one line as it is; if in doubt, it can't.
  var isPlainXML: Bool {
    withBytes(\.isPlainInXML)
  }

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

  /// The text with its markup written as entities, its line breaks as `\n`, and without what GitLab
  /// and Jenkins take for an attachment: `[[ATTACHMENT|path]]` would link a file of somebody's choice.
  ///
  /// Over scalars, because `<` with a combining accent behind it is one character, and no longer
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
