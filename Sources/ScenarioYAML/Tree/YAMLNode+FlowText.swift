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
    var measured = unsafe FlowLine(document: document, limit: limit, bytes: nil)
    measured.append(index, braces: braces)
    return unsafe String(unsafeUninitializedCapacity: measured.count) { bytes in
      var line = unsafe FlowLine(document: document, limit: limit, bytes: bytes.baseAddress)
      line.append(index, braces: braces)
      return line.count
    }
  }
}

/// A line of flow style that grows.
@safe
private struct FlowLine {
  let document: YAMLDocument
  let limit: Int

  /// Where the line is written, with room for all of it; nil to measure only.
  let bytes: UnsafeMutablePointer<UInt8>?
  private(set) var count = 0

  init(document: YAMLDocument, limit: Int, bytes: UnsafeMutablePointer<UInt8>?) {
    self.document = document
    self.limit = limit
    unsafe self.bytes = bytes
  }

  mutating func append(_ index: Int32, braces: YAMLNode.OuterBraces = .written) {
    guard count <= limit else { return }
    let node = document.nodes[Int(index)]
    switch node.content {
    case .unreadable: break
    case .scalar(let style): appendScalar(node, style)
    case .sequence: appendItems(node.range)
    case .mapping: appendEntries(node.range, braces: braces)
    }
  }

  private mutating func appendItems(_ edges: Range<Int>) {
    append(UInt8(ascii: "["))
    for edge in edges {
      guard count <= limit else { break }
      if edge > edges.lowerBound { appendSeparator(UInt8(ascii: ",")) }
      append(document.edges[edge])
    }
    append(UInt8(ascii: "]"))
  }

  private mutating func appendEntries(_ edges: Range<Int>, braces: YAMLNode.OuterBraces) {
    if braces == .written { append(UInt8(ascii: "{")) }
    for edge in stride(from: edges.lowerBound, to: edges.upperBound, by: 2) {
      guard count <= limit else { break }
      if edge > edges.lowerBound { appendSeparator(UInt8(ascii: ",")) }
      append(document.nodes[Int(document.edges[edge])].range)
      appendSeparator(UInt8(ascii: ":"))
      append(document.edges[edge + 1])
    }
    if braces == .written { append(UInt8(ascii: "}")) }
  }

  /// Appends a scalar's text, with spaces for its line breaks and tabs; nothing for null.
  private mutating func appendScalar(_ node: YAMLNodeRecord, _ style: YAMLNode.ScalarStyle) {
    if style == .plain, document.isNullText(node) { return }
    let start = count
    append(node.range)
    guard let bytes = unsafe bytes else { return }
    for index in start..<count {
      let byte = unsafe bytes[index]
      unsafe bytes[index] = (0x09...0x0D).contains(byte) ? UInt8(ascii: " ") : byte
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
      unsafe document.texts.withUnsafeBufferPointer { texts in
        let room = unsafe UnsafeMutableBufferPointer(start: bytes + count, count: text.count)
        _ = unsafe room.initialize(fromContentsOf: texts[text])
      }
    }
    count += text.count
  }
}
