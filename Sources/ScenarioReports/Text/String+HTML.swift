extension String {
  /// The text with its markup written as entities, fit for a quoted attribute too.
  var escapedForHTML: String {
    replacingScalars { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "'": "&#39;"
      default: scalar.isFitForXML ? nil : "\u{FFFD}"
      }
    }
  }
}
