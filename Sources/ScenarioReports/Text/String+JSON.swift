import ScenarioDiagnostics

extension String {
  /// The text as it is written between the quotes of a JSON string.
  ///
  /// Of the controls JSON allows those above 0x7E, but they act on terminals.
  var escapedForJSON: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": escaped += "\\\""
      case "\\": escaped += "\\\\"
      case "\n": escaped += "\\n"
      case "\r": escaped += "\\r"
      case "\t": escaped += "\\t"
      case "\0"..<" ", "\u{7F}"..."\u{9F}": escaped += "\\u" + scalar.hexadecimalCode(digits: 4)
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
