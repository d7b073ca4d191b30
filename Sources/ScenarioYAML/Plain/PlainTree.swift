import ScenarioDiagnostics

/// The buffers of a document that grow while a file is read.
struct PlainTree: ~Copyable {
  private let limits: YAMLLimits
  private var nodes: GrowingBuffer<YAMLNodeRecord>
  private var edges: GrowingBuffer<Int32>
  private var texts: GrowingBuffer<UInt8>

  /// The children of the open collections, each one's after its parent's.
  private var children: GrowingBuffer<Int32>

  /// How many collections are open.
  private var depth = 0

  /// The end of the latest content.
  private var writtenEnd: UInt32 = 0

  /// Makes room for what a file of some size usually takes; no text is longer than what is written.
  init(size: Int, limits: YAMLLimits) {
    self.limits = limits
    texts = GrowingBuffer(capacity: size + GrowingBuffer<UInt8>.blockSize)
    nodes = GrowingBuffer(capacity: size / Self.bytesPerNode)
    edges = GrowingBuffer(capacity: size / Self.bytesPerNode)
    children = GrowingBuffer(capacity: Self.usualChildren)
  }

  private static let bytesPerNode = 5
  private static let usualChildren = 64

  /// Makes the document; its outermost node is the first.
  consuming func document(of file: SourceFile) -> YAMLDocument {
    for byte in YAMLDocument.padding { texts.append(byte) }
    return YAMLDocument(file: file, nodes: nodes, edges: edges, texts: texts, rootIndex: 0)
  }

  /// A collection whose children are being read.
  struct Opening {
    fileprivate let node: Int
    fileprivate let firstChild: Int
  }

  @inline(__always)
  mutating func add(_ node: YAMLNodeRecord) throws(NotPlain) {
    guard nodes.count < limits.maximumNodes else { throw NotPlain() }
    children.append(Int32(truncatingIfNeeded: nodes.count))
    nodes.append(node)
    writtenEnd = node.end
  }

  /// Adds a value that is not written.
  mutating func addNothing(at offset: Int) throws(NotPlain) {
    let place = UInt32(truncatingIfNeeded: offset)
    try add(YAMLNodeRecord(content: .scalar(.plain), start: place, end: place, first: textEnd))
  }

  @inline(__always)
  mutating func open(
    _ content: YAMLNodeRecord.Content,
    at start: UInt32
  ) throws(NotPlain) -> Opening {
    guard depth < limits.maximumDepth else { throw NotPlain() }
    depth += 1
    try add(YAMLNodeRecord(content: content, start: start, end: start))
    return Opening(node: nodes.count - 1, firstChild: children.count)
  }

  /// Ends a collection with its last child.
  mutating func closeBlock(_ collection: Opening) throws(NotPlain) {
    let count = children.count - collection.firstChild
    if count > 2, case .mapping = nodes[collection.node].content {
      try checkKeys(from: collection.firstChild)
    }
    let (end, firstEdge) = (writtenEnd, edges.count)
    nodes.change(at: collection.node) {
      $0.close(at: end, firstEdge: firstEdge, edgeCount: count)
    }
    edges.move(from: collection.firstChild, of: &children)
    depth -= 1
  }

  mutating func closeFlow(_ collection: Opening, at end: Int) throws(NotPlain) {
    writtenEnd = UInt32(truncatingIfNeeded: end)
    try closeBlock(collection)
  }

  /// The start of the next text.
  var textEnd: UInt32 { UInt32(truncatingIfNeeded: texts.count) }

  /// Appends a stretch of a file to the latest text.
  @inline(__always)
  mutating func append(_ range: Range<Int>, of source: PlainText) {
    source.append(range, to: &texts)
  }

  mutating func append(_ byte: UInt8) { texts.append(byte) }

  /// Throws if a mapping has a duplicate key.
  ///
  /// A few keys are compared with each other, and many are hashed.
  private func checkKeys(from first: Int) throws(NotPlain) {
    let keys = stride(from: first, to: children.count, by: 2)
    guard children.count - first <= 2 * Self.mostComparedKeys else {
      return try checkHashedKeys(keys, from: first)
    }
    for key in keys {
      for earlier in stride(from: first, to: key, by: 2)
      where haveSameText(children[key], children[earlier]) {
        throw NotPlain()
      }
    }
  }

  /// With more keys, they are hashed.
  private static let mostComparedKeys = 16

  /// Copies the texts from the first key on, as hashing needs them in an array.
  private func checkHashedKeys(_ keys: StrideTo<Int>, from first: Int) throws(NotPlain) {
    let textStart = Int(nodes[Int(children[first])].first)
    let texts = texts.array(from: textStart)
    var seen: Set<ArraySlice<UInt8>> = []
    for key in keys {
      let text = nodes[Int(children[key])].range
      let slice = texts[(text.lowerBound - textStart)..<(text.upperBound - textStart)]
      guard seen.insert(slice).inserted else { throw NotPlain() }
    }
  }

  private func haveSameText(_ left: Int32, _ right: Int32) -> Bool {
    let left = nodes[Int(left)]
    let right = nodes[Int(right)]
    guard left.count == right.count else { return false }
    for offset in 0..<Int(left.count)
    where texts[Int(left.first) + offset] != texts[Int(right.first) + offset] {
      return false
    }
    return true
  }
}
