import ScenarioDiagnostics

extension String {
  /// The text as it is written between the quotes of a JSON string.
  ///
  /// JSON allows control characters above 0x7E; they are escaped too, because terminals act on them.
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
