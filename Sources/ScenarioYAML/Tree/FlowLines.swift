/// Nodes in flow style, a line each, that are written end to end.
package struct FlowLines: ~Copyable {
  private var bytes: GrowingBuffer<UInt8>

  /// Where the line that is being written has enough.
  private var limit = 0

  package init(capacity: Int) {
    bytes = GrowingBuffer(capacity: capacity + GrowingBuffer.blockSize)
  }

  /// How many bytes there are, and so where the next line begins.
  package var count: Int { bytes.count }

  /// What was written, in an array of the right size.
  package var all: [UInt8] { bytes.array() }

  /// What was written from a place on.
  package func text(from start: Int) -> String {
    String(decoding: bytes.array(from: start), as: UTF8.self)
  }

  /// Takes back what was written from a place on.
  package mutating func cut(at end: Int) { bytes.removeLast(bytes.count - end) }

  package mutating func append(_ text: String) {
    for byte in text.utf8 { bytes.append(byte) }
  }

  /// Appends a node, cut somewhere behind a number of bytes.
  package mutating func append(_ node: YAMLNode, limit: Int, braces: YAMLNode.OuterBraces) {
    self.limit = count + limit
    append(node.index, of: Tables(node.document), braces: braces)
  }
}

extension FlowLines {
  /// The buffers of a document, found once rather than for each piece of a line.
  @safe
  private struct Tables {
    private let nodes: UnsafeBufferPointer<YAMLNodeRecord>
    private let edges: UnsafeBufferPointer<Int32>
    let texts: UnsafeBufferPointer<UInt8>
    let haveLineBreaksOrTabs: Bool

    init(_ document: YAMLDocument) {
      unsafe nodes = unsafe document.nodes.stretch
      unsafe edges = unsafe document.edges.stretch
      unsafe texts = unsafe document.texts.stretch
      haveLineBreaksOrTabs = document.hasLineBreakOrTab
    }

    func node(_ index: Int32) -> YAMLNodeRecord { unsafe nodes[Int(index)] }

    func edge(_ index: Int) -> Int32 { unsafe edges[index] }

    /// Whether a plain text is one of the words for null.
    func isNull(_ text: Range<Int>) -> Bool {
      let text = unsafe UnsafeBufferPointer(rebasing: texts[text])
      return switch text.count {
      case 0: true
      case 1: unsafe text[0] == UInt8(ascii: "~")
      case 4: ["null", "Null", "NULL"].contains { unsafe text.elementsEqual($0.utf8) }
      case _: false
      }
    }
  }

  private mutating func append(
    _ index: Int32,
    of tables: Tables,
    braces: YAMLNode.OuterBraces = .written
  ) {
    guard count <= limit else { return }
    let node = tables.node(index)
    switch node.content {
    case .unreadable: break
    case .scalar(let style): appendScalar(node, style, of: tables)
    case .sequence: appendItems(node.range, of: tables)
    case .mapping: appendEntries(node.range, of: tables, braces: braces)
    }
  }

  private mutating func appendItems(_ edges: Range<Int>, of tables: Tables) {
    bytes.append(UInt8(ascii: "["))
    for position in edges {
      guard count <= limit else { break }
      if position > edges.lowerBound { appendSeparator(UInt8(ascii: ",")) }
      append(tables.edge(position), of: tables)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  private mutating func appendEntries(
    _ edges: Range<Int>,
    of tables: Tables,
    braces: YAMLNode.OuterBraces
  ) {
    if braces == .written { bytes.append(UInt8(ascii: "{")) }
    var position = edges.lowerBound
    while position < edges.upperBound, count <= limit {
      if position > edges.lowerBound { appendSeparator(UInt8(ascii: ",")) }
      append(textAt: tables.node(tables.edge(position)).range, of: tables)
      appendSeparator(UInt8(ascii: ":"))
      append(tables.edge(position + 1), of: tables)
      position += 2
    }
    if braces == .written { bytes.append(UInt8(ascii: "}")) }
  }

  /// Appends a scalar's text, with spaces for its line breaks and tabs; nothing for null.
  private mutating func appendScalar(
    _ node: YAMLNodeRecord,
    _ style: YAMLNode.ScalarStyle,
    of tables: Tables
  ) {
    if style == .plain, tables.isNull(node.range) { return }
    let start = count
    append(textAt: node.range, of: tables)
    if tables.haveLineBreaksOrTabs { replaceLineBreaksAndTabs(from: start) }
  }

  private mutating func replaceLineBreaksAndTabs(from start: Int) {
    for index in start..<count where (0x09...0x0D).contains(bytes[index]) {
      bytes[index] = UInt8(ascii: " ")
    }
  }

  private mutating func appendSeparator(_ mark: UInt8) {
    bytes.append(mark, UInt8(ascii: " "))
  }

  private mutating func append(textAt range: Range<Int>, of tables: Tables) {
    unsafe bytes.append(range, of: tables.texts)
  }
}
