extension YAMLNode {
  /// Whether the outermost mapping is shown with its braces.
  package enum OuterBraces {
    case written
    case leftOut
  }

  /// The node in one line of flow style, without quotes except where a value would be misread: the empty
  /// text is `''`, and an item of a list that looks like a number keeps its quotes.
  ///
  /// For example `element: {button: Done}, timeout: 5s`. Nothing more is added once the text is
  /// longer than `limit` bytes, so that a huge node costs no more than a small one.
  package func flowText(limit: Int, braces: OuterBraces) -> String {
    var line = FlowLine(limit: limit)
    line.append(self, braces: braces)
    return line.text
  }
}

/// A line of flow style that is being written.
private struct FlowLine {
  private(set) var text = ""

  /// The length in bytes after which nothing more is added.
  let limit: Int

  private var isLongEnough: Bool { text.utf8.count > limit }

  mutating func append(_ node: YAMLNode, braces: YAMLNode.OuterBraces = .written) {
    if isLongEnough { return }
    switch node.kind {
    case .scalar: if !node.isPlainNull { append(scalar: node) }
    case .sequence: append(node.items)
    case .mapping: append(node.entries, braces)
    }
  }

  private mutating func append(_ items: YAMLItems) {
    text += "["
    for (position, item) in items.enumerated() {
      if isLongEnough { break }
      if position > 0 { text += ", " }
      append(item: item)
    }
    text += "]"
  }

  /// Appends an item of a list; a text that looks like a value of another kind keeps its quotes.
  private mutating func append(item: YAMLNode) {
    guard item.isQuotedScalar, item.text.looksLikeOtherKind else { return append(item) }
    text += "'\(item.text)'"
  }

  private mutating func append(_ entries: YAMLEntries, _ braces: YAMLNode.OuterBraces) {
    if braces == .written { text += "{" }
    for (position, entry) in entries.enumerated() {
      if isLongEnough { break }
      if position > 0 { text += ", " }
      append(scalar: entry.key)
      text += ": "
      append(entry.value)
    }
    if braces == .written { text += "}" }
  }

  /// Appends a scalar with spaces in place of line breaks and tabs.
  private mutating func append(scalar node: YAMLNode) {
    let scalar = node.text
    if scalar.isEmpty { text += "''" }
    guard scalar.utf8.contains(where: { (0x09...0x0D).contains($0) }) else {
      text += scalar
      return
    }
    for character in scalar.unicodeScalars {
      text.unicodeScalars.append((0x09...0x0D).contains(character.value) ? " " : character)
    }
  }
}

extension YAMLNode {
  fileprivate var isQuotedScalar: Bool {
    switch kind {
    case .scalar: style != .plain
    case .sequence, .mapping: false
    }
  }
}

extension String {
  /// Whether the text would be read as a number, a boolean or null if it had no quotes.
  fileprivate var looksLikeOtherKind: Bool {
    let isNumeric = utf8.allSatisfy { (0x2B...0x39).contains($0) || $0 | 0x20 == 0x65 }
    return isNumeric && Double(self) != nil || ["true", "false", "null"].contains(self)
  }
}
