extension String {
  /// The text as GitHub's Markdown shows it in a line, whatever it looks like.
  ///
  /// A backslash takes its meaning from any sign, that of a table's column included. GitHub looks
  /// for people and teams to notify only afterwards, hence the invisible space behind `@`.
  var escapedForMarkdown: String {
    var escaped = ""
    for scalar in unicodeScalars {
      if scalar.isSignOfMarkdown { escaped += "\\" }
      escaped.unicodeScalars.append(scalar)
      if scalar == "@" { escaped += "&#8203;" }
    }
    return escaped
  }
}

extension Unicode.Scalar {
  /// Whether the scalar may mean something else than itself.
  fileprivate var isSignOfMarkdown: Bool {
    switch self {
    case "!"..."+", "-"..."/", ":"..."@", "["..."`", "{"..."~": true
    default: false
    }
  }
}
