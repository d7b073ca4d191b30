import ScenarioDiagnostics

/// A node in one line of flow style, such as `element: {button: Done}, timeout: 5s`.
package struct FlowText {
  package private(set) var text: String

  /// The ranges of some lists' items, in bytes of the text.
  package private(set) var notedItems: [Range<Int>]

  package init(text: String = "", notedItems: [Range<Int>] = []) {
    self.text = text
    self.notedItems = notedItems
  }

  package mutating func append(_ words: String) { text += words }

  package mutating func append(_ other: FlowText) {
    let start = text.utf8.count
    notedItems += other.notedItems.map { start + $0.lowerBound..<start + $0.upperBound }
    text += other.text
  }
}

extension YAMLNode {
  /// The node in one line of flow style, without the outermost braces, and without quotes except
  /// where a value would be misread: the empty text is `''`, and an item of a list that looks like a
  /// number keeps its quotes.
  ///
  /// - Parameters:
  ///   - limit: The length in bytes after which nothing more is added, so that a huge node costs no
  ///     more than a small one. The text can be somewhat longer.
  ///   - notedKey: A key; the ranges of all items of lists below it are noted.
  /// - Returns: The line.
  package func flowText(limit: Int, noting notedKey: StaticString) -> FlowText {
    var line = FlowLine(limit: limit, notedKey: notedKey)
    if kind == .mapping { line.append(entries) } else { line.append(self) }
    return FlowText(text: line.text, notedItems: line.notedItems)
  }
}

extension YAMLEntry {
  /// The value in one line of flow style, with the outermost braces; see
  /// ``YAMLNode/flowText(limit:noting:)``.
  package func flowTextOfValue(limit: Int, noting notedKey: StaticString) -> FlowText {
    var line = FlowLine(limit: limit, notedKey: notedKey)
    line.append(valueOf: self)
    return FlowText(text: line.text, notedItems: line.notedItems)
  }
}

/// A line of flow style that is being written.
private struct FlowLine: ~Copyable {
  private var bytes = GrowingBuffer<UInt8>(capacity: 256)
  private(set) var notedItems: [Range<Int>] = []

  /// The length in bytes after which nothing more is added.
  private let limit: Int
  private let notedKey: StaticString
  private var isBelowNotedKey = false

  private static let quote = UInt8(ascii: "'")

  init(limit: Int, notedKey: StaticString) {
    self.limit = limit
    self.notedKey = notedKey
  }

  var text: String { unsafe String(decoding: bytes.stretch, as: UTF8.self) }

  private var isLongEnough: Bool { bytes.count > limit }

  mutating func append(_ node: YAMLNode) {
    if isLongEnough { return }
    switch node.kind {
    case .scalar: if !node.isPlainNull { append(scalar: node) }
    case .sequence: append(node.items)
    case .mapping:
      bytes.append(UInt8(ascii: "{"))
      append(node.entries)
      bytes.append(UInt8(ascii: "}"))
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
    let start = bytes.count
    let looksLikeOtherKind =
      item.isQuotedScalar && !item.record.range.isEmpty && item.text.looksLikeOtherKind
    if looksLikeOtherKind { bytes.append(Self.quote) }
    append(item)
    if looksLikeOtherKind { bytes.append(Self.quote) }
    if isBelowNotedKey { notedItems.append(start..<bytes.count) }
  }

  /// Appends the entries of a mapping without its braces.
  mutating func append(_ entries: YAMLEntries) {
    for position in entries.indices {
      if isLongEnough { break }
      if position > 0 { bytes.append(UInt8(ascii: ","), UInt8(ascii: " ")) }
      append(scalar: entries[position].key)
      bytes.append(UInt8(ascii: ":"), UInt8(ascii: " "))
      append(valueOf: entries[position])
    }
  }

  mutating func append(valueOf entry: YAMLEntry) {
    let value = entry.value
    if value.kind == .scalar || isBelowNotedKey { return append(value) }
    isBelowNotedKey = entry.key.hasText(notedKey)
    append(value)
    isBelowNotedKey = false
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

extension UInt8 {
  fileprivate var isLineBreakOrTab: Bool { (0x09...0x0D).contains(self) }
}
