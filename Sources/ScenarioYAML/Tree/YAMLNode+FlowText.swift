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
private struct FlowLine: ~Copyable {
  private var bytes = GrowingBuffer<UInt8>(capacity: 256)

  /// The length in bytes after which nothing more is added.
  private let limit: Int

  private static let quote = UInt8(ascii: "'")

  init(limit: Int) {
    self.limit = limit
  }

  var text: String { unsafe String(decoding: bytes.stretch, as: UTF8.self) }

  private var isLongEnough: Bool { bytes.count > limit }

  mutating func append(_ node: YAMLNode, braces: YAMLNode.OuterBraces = .written) {
    if isLongEnough { return }
    switch node.kind {
    case .scalar: if !node.isPlainNull { append(scalar: node) }
    case .sequence: append(node.items)
    case .mapping: append(node.entries, braces)
    }
  }

  private mutating func append(_ items: YAMLItems) {
    bytes.append(UInt8(ascii: "["))
    for position in items.indices {
      if isLongEnough { break }
      if position > 0 { bytes.append(UInt8(ascii: ","), UInt8(ascii: " ")) }
      append(item: items[position])
    }
    bytes.append(UInt8(ascii: "]"))
  }

  /// Appends an item of a list; a text that looks like a value of another kind keeps its quotes.
  private mutating func append(item: YAMLNode) {
    let looksLikeOtherKind =
      item.isQuotedScalar && !item.record.range.isEmpty && item.text.looksLikeOtherKind
    if looksLikeOtherKind { bytes.append(Self.quote) }
    append(item)
    if looksLikeOtherKind { bytes.append(Self.quote) }
  }

  private mutating func append(_ entries: YAMLEntries, _ braces: YAMLNode.OuterBraces) {
    if braces == .written { bytes.append(UInt8(ascii: "{")) }
    for position in entries.indices {
      if isLongEnough { break }
      if position > 0 { bytes.append(UInt8(ascii: ","), UInt8(ascii: " ")) }
      append(scalar: entries[position].key)
      bytes.append(UInt8(ascii: ":"), UInt8(ascii: " "))
      append(entries[position].value)
    }
    if braces == .written { bytes.append(UInt8(ascii: "}")) }
  }

  /// Appends a scalar with escapes in place of line breaks and tabs, such as `\n`.
  private mutating func append(scalar node: YAMLNode) {
    if node.record.range.isEmpty { bytes.append(Self.quote, Self.quote) }
    let start = bytes.count
    unsafe bytes.append(node.record.range, of: node.document.texts.stretch)
    guard unsafe bytes.stretch[start...].contains(where: \.isLineBreakOrTab) else { return }
    let text = bytes.array(from: start)
    bytes.removeLast(text.count)
    for byte in text { append(escaping: byte) }
  }

  private mutating func append(escaping byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\t"): bytes.append(UInt8(ascii: "\\"), UInt8(ascii: "t"))
    case UInt8(ascii: "\n"): bytes.append(UInt8(ascii: "\\"), UInt8(ascii: "n"))
    case UInt8(ascii: "\r"): bytes.append(UInt8(ascii: "\\"), UInt8(ascii: "r"))
    case 0x0B: bytes.append(UInt8(ascii: "\\"), UInt8(ascii: "v"))
    case 0x0C: bytes.append(UInt8(ascii: "\\"), UInt8(ascii: "f"))
    default: bytes.append(byte)
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

extension UInt8 {
  /// Whether the byte is a tab or one of ASCII's line breaks.
  fileprivate var isLineBreakOrTab: Bool { (0x09...0x0D).contains(self) }
}
