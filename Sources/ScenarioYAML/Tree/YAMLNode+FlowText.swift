extension YAMLNode {
  /// Whether the outermost mapping is shown with its braces.
  package enum OuterBraces {
    case written
    case leftOut
  }

  /// The node in one line of flow style, cut somewhere behind a number of bytes.
  package func flowText(limit: Int, braces: OuterBraces) -> String {
    var lines = FlowLines(capacity: limit)
    lines.append(self, limit: limit, braces: braces)
    return lines.text(from: 0)
  }
}
