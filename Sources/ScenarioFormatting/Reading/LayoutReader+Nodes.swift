import ScenarioDiagnostics
import ScenarioYAML

extension LayoutReader {
  /// Reads a node; the cursor is at its first byte, if anything of it is written.
  ///
  /// The owner's column is that of the key before it, or -1.
  mutating func readNode(ownerColumn: Int) throws(LayoutFault) -> LayoutNode {
    let event = try takeEvent()
    var node = LayoutNode()
    if event.hasProperties { readProperties(into: &node) }
    node.content = try readContent(of: event, ownerColumn: ownerColumn)
    return node
  }

  private mutating func readContent(
    of event: YAMLSyntaxEvent,
    ownerColumn: Int
  ) throws(LayoutFault) -> LayoutNode.Content {
    switch event.kind {
    case .alias: return .alias(try readText(to: event.end))
    case .scalar(let style, let text):
      return try readScalar(style, text, to: event.end, ownerColumn: ownerColumn)
    case .sequenceStart:
      return cursor.byte == UInt8(ascii: "[")
        ? try readFlow { reader throws(LayoutFault) in try reader.readFlowSequence() }
        : try readBlockSequence(ownerColumn: ownerColumn)
    case .mappingStart:
      return cursor.byte == UInt8(ascii: "{")
        ? try readFlow { reader throws(LayoutFault) in try reader.readFlowMapping() }
        : try readBlockMapping()
    case .collectionEnd: throw fault
    }
  }

  private mutating func readText(to end: Int) throws(LayoutFault) -> String {
    guard end > cursor.offset else { throw fault }
    defer { cursor.offset = end }
    return cursor.text(cursor.offset..<end)
  }

  /// An anchor and a tag, in any order; a second of a kind belongs to the node within.
  private mutating func readProperties(into node: inout LayoutNode) {
    while let sign = cursor.byte, sign == UInt8(ascii: "&") || sign == UInt8(ascii: "!"),
      !node.properties.contains(where: { $0.utf8.first == sign })
    {
      node.properties.append(cursor.takeWord())
      node.afterProperties = cursor.takeTrivia()
      if node.afterProperties.hasComments { hasCommentInFlow = true }
    }
  }

  private mutating func readBlockSequence(
    ownerColumn: Int
  ) throws(LayoutFault) -> LayoutNode.Content {
    let column = cursor.column
    var items: [LayoutNode.Item] = []
    while try !takeEnd() {
      let before = takeTrivia()
      try cursor.take("-")
      var item = LayoutNode.Item(before: before, value: LayoutNode())
      if try event.isNothing {
        _ = try takeEvent()
      } else {
        item.afterDash = cursor.takeTrivia()
        item.value = try readNode(ownerColumn: column)
      }
      items.append(item)
    }
    // A list may begin in the column of its key. Then the comments after it belong to the next key.
    let closing = takeClosing(at: column == ownerColumn ? column + 1 : column)
    return .sequence(items, .block(closing: closing))
  }

  private mutating func readBlockMapping() throws(LayoutFault) -> LayoutNode.Content {
    let column = cursor.column
    var entries: [LayoutNode.Entry] = []
    while try !takeEnd() {
      let before = takeTrivia()
      entries.append(try readEntry(before: before, column: column))
    }
    return .mapping(entries, .block(closing: takeClosing(at: column)))
  }

  private mutating func readEntry(
    before: Trivia,
    column: Int
  ) throws(LayoutFault) -> LayoutNode.Entry {
    var entry = LayoutNode.Entry(before: before, key: LayoutNode(), value: LayoutNode())
    if cursor.sees(indicator: "?") {
      cursor.offset += 1
      entry.before.lines += cursor.takeTrivia().ownLines
    }
    entry.key = try readNode(ownerColumn: column)
    entry.before.lines += entry.key.afterProperties.ownLines
    entry.beforeValue = takeColon()
    if try event.isNothing {
      _ = try takeEvent()
      entry.before.lines += entry.beforeValue.ownLines
      entry.beforeValue = Trivia()
    } else {
      entry.beforeValue.append(cursor.takeTrivia())
      entry.value = try readNode(ownerColumn: column)
    }
    return entry
  }

  /// Moves over the colon after a key, which may be missing where there is not a value.
  private mutating func takeColon() -> Trivia {
    let start = cursor.offset
    let trivia = cursor.takeTrivia()
    if cursor.takeIfPresent(":") { return trivia }
    cursor.offset = start
    return Trivia()
  }
}

extension YAMLSyntaxEvent {
  /// Whether it is a null without even an anchor.
  var isNothing: Bool {
    guard case .scalar(.plain, let text) = kind else { return false }
    return text.isEmpty && !hasProperties
  }
}

extension LayoutCursor {
  /// Takes an anchor or a tag.
  ///
  /// A sign that can't be in an anchor's name ends it, but not a tag's.
  fileprivate mutating func takeWord() -> String {
    let start = offset
    let isAnchor = takeIfPresent("&")
    while let byte, isAnchor ? byte.isAnchorName : byte.isTagText { offset += 1 }
    return text(start..<offset)
  }
}

extension UInt8 {
  /// Whether libyaml takes it for a part of an anchor's name.
  fileprivate var isAnchorName: Bool {
    isASCIILetterOrDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: "_")
  }

  fileprivate var isTagText: Bool { !isBlankOrLineBreak && !isFlowIndicator }
}
