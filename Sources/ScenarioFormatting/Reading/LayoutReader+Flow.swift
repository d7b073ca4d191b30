import ScenarioYAML

extension LayoutReader {
  /// Reads a collection in brackets; one that has comments in it is kept as it is written.
  ///
  /// Within other brackets the outermost pair decides.
  mutating func readFlow(
    _ read: (inout Self) throws(LayoutFault) -> LayoutNode.Content
  ) throws(LayoutFault) -> LayoutNode.Content {
    let (start, outer) = (cursor.offset, hasCommentInFlow)
    hasCommentInFlow = false
    let content = try read(&self)
    defer { hasCommentInFlow = hasCommentInFlow || outer }
    guard hasCommentInFlow else { return content }
    let lines = cursor.text(start..<cursor.offset).lines.map(\.droppingFinalBlanks)
    return .verbatim(VerbatimText(lines: lines, indentation: cursor.indentation(ofLineAt: start)))
  }

  mutating func readFlowSequence() throws(LayoutFault) -> LayoutNode.Content {
    try cursor.take("[")
    var items: [LayoutNode.Item] = []
    skipFlowTrivia()
    while try !takeEnd() {
      items.append(LayoutNode.Item(value: try readFlowNode()))
      skipSeparator()
    }
    try cursor.take("]")
    return .sequence(items, .flow(hasComment: isFollowedByComment()))
  }

  mutating func readFlowMapping() throws(LayoutFault) -> LayoutNode.Content {
    try cursor.take("{")
    var entries: [LayoutNode.Entry] = []
    skipFlowTrivia()
    while try !takeEnd() {
      entries.append(try readFlowEntry())
      skipSeparator()
    }
    try cursor.take("}")
    return .mapping(entries, .flow(hasComment: isFollowedByComment()))
  }

  private mutating func readFlowNode() throws(LayoutFault) -> LayoutNode {
    if case .mappingStart = try event.kind, cursor.byte != UInt8(ascii: "{"),
      try !event.hasProperties
    {
      return try readPair()
    }
    if try event.isNothing {
      _ = try takeEvent()
      return LayoutNode()
    }
    return try readNode(ownerColumn: -1)
  }

  /// Reads `[key: value]`'s only entry, which is a mapping without braces.
  private mutating func readPair() throws(LayoutFault) -> LayoutNode {
    _ = try takeEvent()
    let entry = try readFlowEntry()
    guard try takeEnd() else { throw fault }
    return LayoutNode(content: .mapping([entry], .flow(hasComment: false)))
  }

  private mutating func readFlowEntry() throws(LayoutFault) -> LayoutNode.Entry {
    // Between brackets libyaml always takes this sign for a key's.
    if cursor.takeIfPresent("?") { skipFlowTrivia() }
    let key = try readFlowNode()
    skipFlowTrivia()
    if cursor.takeIfPresent(":") { skipFlowTrivia() }
    return LayoutNode.Entry(key: key, value: try readFlowNode())
  }

  private mutating func skipSeparator() {
    skipFlowTrivia()
    if cursor.takeIfPresent(",") { skipFlowTrivia() }
  }

  private mutating func skipFlowTrivia() {
    if cursor.takeTrivia().hasComments { hasCommentInFlow = true }
  }
}

extension String {
  /// The lines without their breaks, be these of one byte or two.
  var lines: [String] {
    var lines: [String] = []
    var cursor = LayoutCursor(Array(utf8))
    repeat {
      let start = cursor.offset
      while let byte = cursor.byte, !byte.isLineBreak { cursor.offset += 1 }
      lines.append(cursor.text(start..<cursor.offset))
    } while cursor.takeLineBreak()
    return lines
  }
}
