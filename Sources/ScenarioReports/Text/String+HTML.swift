extension String {
  /// The text with its markup written as entities, fit for a quoted attribute too.
  ///
  /// Scalars are compared, because `<` followed by a combining accent is one character.
  var escapedForHTML: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar.isFitForXML ? scalar : "\u{FFFD}")
      }
    }
    return escaped
  }
}
