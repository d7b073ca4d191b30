extension YAMLNode {
  /// Whether the outermost mapping is shown with its braces.
  package enum OuterBraces {
    case written
    case leftOut
  }

  /// The node in one line of flow style, cut somewhere behind a number of bytes.
  ///
  /// Measured first and then written into the text itself: every step of a log has such a line.
  package func flowText(limit: Int, braces: OuterBraces) -> String {
    if kind == .scalar, !document.hasLineBreakOrTab { return isPlainNull ? "" : text }
    return unsafe document.withTables { tables in
      var measured = unsafe FlowLine(tables, limit: limit, bytes: nil)
      measured.append(index, braces: braces)
      return unsafe String(unsafeUninitializedCapacity: measured.count) { bytes in
        var line = unsafe FlowLine(tables, limit: limit, bytes: bytes.baseAddress)
        line.append(index, braces: braces)
        return line.count
      }
    }
  }
}

extension YAMLDocument {
  /// The arrays of a document as they lie in memory, found once rather than for each piece of a line.
  @unsafe
  fileprivate struct Tables {
    let nodes: UnsafeBufferPointer<YAMLNodeRecord>
    let edges: UnsafeBufferPointer<Int32>
    let texts: UnsafeBufferPointer<UInt8>
    let haveLineBreaksOrTabs: Bool
  }

  fileprivate func withTables(_ body: (Tables) -> String) -> String {
    unsafe nodes.withUnsafeBufferPointer { nodes in
      unsafe edges.withUnsafeBufferPointer { edges in
        unsafe texts.withUnsafeBufferPointer { texts in
          unsafe body(
            Tables(
              nodes: nodes,
              edges: edges,
              texts: texts,
              haveLineBreaksOrTabs: hasLineBreakOrTab
            )
          )
        }
      }
    }
  }
}

/// A line of flow style that grows.
@safe
private struct FlowLine {
  let tables: YAMLDocument.Tables
  let limit: Int

  /// Where the line is written, with room for all of it; nil to measure only.
  let bytes: UnsafeMutablePointer<UInt8>?
  private(set) var count = 0

  init(_ tables: YAMLDocument.Tables, limit: Int, bytes: UnsafeMutablePointer<UInt8>?) {
    unsafe self.tables = unsafe tables
    self.limit = limit
    unsafe self.bytes = unsafe bytes
  }

  private func node(_ index: Int32) -> YAMLNodeRecord { unsafe tables.nodes[Int(index)] }

  private func edge(_ index: Int) -> Int32 { unsafe tables.edges[index] }

  mutating func append(_ index: Int32, braces: YAMLNode.OuterBraces = .written) {
    guard count <= limit else { return }
    let node = node(index)
    switch node.content {
    case .unreadable: break
    case .scalar(let style): appendScalar(node, style)
    case .sequence: appendItems(node.range)
    case .mapping: appendEntries(node.range, braces: braces)
    }
  }

  private mutating func appendItems(_ edges: Range<Int>) {
    append(UInt8(ascii: "["))
    for position in edges {
      guard count <= limit else { break }
      if position > edges.lowerBound { appendSeparator(UInt8(ascii: ",")) }
      append(edge(position))
    }
    append(UInt8(ascii: "]"))
  }

  private mutating func appendEntries(_ edges: Range<Int>, braces: YAMLNode.OuterBraces) {
    if braces == .written { append(UInt8(ascii: "{")) }
    var position = edges.lowerBound
    while position < edges.upperBound, count <= limit {
      if position > edges.lowerBound { appendSeparator(UInt8(ascii: ",")) }
      append(node(edge(position)).range)
      appendSeparator(UInt8(ascii: ":"))
      append(edge(position + 1))
      position += 2
    }
    if braces == .written { append(UInt8(ascii: "}")) }
  }

  /// Appends a scalar's text, with spaces for its line breaks and tabs; nothing for null.
  private mutating func appendScalar(_ node: YAMLNodeRecord, _ style: YAMLNode.ScalarStyle) {
    if style == .plain, isNull(node.range) { return }
    let start = count
    append(node.range)
    if unsafe tables.haveLineBreaksOrTabs { replaceLineBreaksAndTabs(from: start) }
  }

  private func replaceLineBreaksAndTabs(from start: Int) {
    guard let bytes = unsafe bytes else { return }
    for index in start..<count {
      let byte = unsafe bytes[index]
      unsafe bytes[index] = (0x09...0x0D).contains(byte) ? UInt8(ascii: " ") : byte
    }
  }

  /// Whether a plain text is one of the words for null.
  private func isNull(_ text: Range<Int>) -> Bool {
    let text = unsafe UnsafeBufferPointer(rebasing: tables.texts[text])
    return switch text.count {
    case 0: true
    case 1: unsafe text[0] == UInt8(ascii: "~")
    case 4: ["null", "Null", "NULL"].contains { unsafe text.elementsEqual($0.utf8) }
    case _: false
    }
  }

  private mutating func appendSeparator(_ mark: UInt8) {
    append(mark)
    append(UInt8(ascii: " "))
  }

  private mutating func append(_ byte: UInt8) {
    unsafe bytes?[count] = byte
    count += 1
  }

  /// Appends a stretch of the document's texts.
  private mutating func append(_ text: Range<Int>) {
    if let bytes = unsafe bytes {
      let room = unsafe UnsafeMutableBufferPointer(start: bytes + count, count: text.count)
      _ = unsafe room.initialize(fromContentsOf: tables.texts[text])
    }
    count += text.count
  }
}
