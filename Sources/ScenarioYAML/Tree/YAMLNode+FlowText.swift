extension YAMLNode {
  /// Whether the outermost mapping is shown with its braces.
  package enum OuterBraces {
    case written
    case leftOut
  }

  /// The node in one line of flow style, cut somewhere behind a number of bytes.
  ///
  /// Put together as bytes and without a node for each part: every step of a log has such a line.
  package func flowText(limit: Int, braces: OuterBraces) -> String {
    var text = FlowText(document: document, limit: limit)
    text.append(index, braces: braces)
    return String(decoding: text.bytes, as: UTF8.self)
  }
}

/// A line of flow style that grows.
private struct FlowText {
  let document: YAMLDocument
  let limit: Int
  var bytes: [UInt8] = []

  init(document: YAMLDocument, limit: Int) {
    self.document = document
    self.limit = limit
    bytes.reserveCapacity(min(limit, 80))
  }

  mutating func append(_ index: Int32, braces: YAMLNode.OuterBraces = .written) {
    guard bytes.count <= limit else { return }
    let node = document.nodes[Int(index)]
    switch node.content {
    case .unreadable: break
    case .scalar(let style): appendScalar(node, style)
    case .sequence: appendItems(node.range)
    case .mapping: appendEntries(node.range, braces: braces)
    }
  }

  private mutating func appendItems(_ edges: Range<Int>) {
    bytes.append(UInt8(ascii: "["))
    for edge in edges {
      if edge > edges.lowerBound { appendSeparator(UInt8(ascii: ",")) }
      append(document.edges[edge])
    }
    bytes.append(UInt8(ascii: "]"))
  }

  private mutating func appendEntries(_ edges: Range<Int>, braces: YAMLNode.OuterBraces) {
    if braces == .written { bytes.append(UInt8(ascii: "{")) }
    for edge in stride(from: edges.lowerBound, to: edges.upperBound, by: 2) {
      if edge > edges.lowerBound { appendSeparator(UInt8(ascii: ",")) }
      bytes.append(contentsOf: document.texts[document.nodes[Int(document.edges[edge])].range])
      appendSeparator(UInt8(ascii: ":"))
      append(document.edges[edge + 1])
    }
    if braces == .written { bytes.append(UInt8(ascii: "}")) }
  }

  /// Appends a scalar's text, with spaces for its line breaks and the like; nothing for null.
  private mutating func appendScalar(_ node: YAMLNodeRecord, _ style: YAMLNode.ScalarStyle) {
    if style == .plain, document.isNullText(node) { return }
    let start = bytes.count
    bytes.append(contentsOf: document.texts[node.range])
    for index in start..<bytes.count where bytes[index] < 0x20 { bytes[index] = UInt8(ascii: " ") }
  }

  private mutating func appendSeparator(_ mark: UInt8) {
    bytes.append(mark)
    bytes.append(UInt8(ascii: " "))
  }
}
