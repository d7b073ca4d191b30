import ScenarioDiagnostics

extension String {
  /// The text as it is written between the quotes of a JSON string.
  ///
  /// Of the controls JSON allows those above 0x7E, but they act on terminals.
  var escapedForJSON: String {
    replacingScalars { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      case "\0"..<" ", "\u{7F}"..."\u{9F}": "\\u" + scalar.hexadecimalCode(digits: 4)
      default: nil
      }
    }
  }
}
