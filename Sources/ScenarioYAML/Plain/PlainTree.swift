import ScenarioDiagnostics

/// The arrays of a document that grow while a file is read.
struct PlainTree {
  private let limits: YAMLLimits
  private(set) var nodes: [YAMLNodeRecord] = []
  private(set) var edges: [Int32] = []
  private(set) var texts: [UInt8] = []

  /// The children of the open collections, each one's behind its parent's.
  private var children: [Int32] = []

  /// How many collections are open.
  private var depth = 0

  /// Where the latest thing that is written ends.
  private var writtenEnd: UInt32 = 0

  /// Makes room for what a file of some size usually takes.
  init(size: Int, limits: YAMLLimits) {
    self.limits = limits
    texts.reserveCapacity(size + YAMLDocument.padding.count)
    nodes.reserveCapacity(size / Self.bytesPerNode)
    edges.reserveCapacity(size / Self.bytesPerNode)
    children.reserveCapacity(Self.usualChildren)
  }

  private static let bytesPerNode = 6
  private static let usualChildren = 32

  /// The document of all that was read; its outermost node is the first.
  consuming func document(of file: SourceFile) -> YAMLDocument {
    texts += YAMLDocument.padding
    return YAMLDocument(file: file, nodes: nodes, edges: edges, texts: texts, rootIndex: 0)
  }
}

extension PlainTree {
  /// A collection whose children are being read.
  struct Opening {
    fileprivate let node: Int
    fileprivate let firstChild: Int
  }

  mutating func add(_ node: YAMLNodeRecord) throws(NotPlain) {
    guard nodes.count < limits.maximumNodes else { throw NotPlain() }
    children.append(Int32(truncatingIfNeeded: nodes.count))
    nodes.append(node)
    writtenEnd = node.end
  }

  /// Adds a value of which nothing is written.
  mutating func addNothing(at offset: Int) throws(NotPlain) {
    let place = UInt32(truncatingIfNeeded: offset)
    let textStart = UInt32(truncatingIfNeeded: texts.count)
    try add(YAMLNodeRecord(content: .scalar(.plain), start: place, end: place, first: textStart))
  }

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
    try close(collection)
  }

  /// Ends a collection behind its bracket.
  mutating func closeFlow(_ collection: Opening, at end: Int) throws(NotPlain) {
    writtenEnd = UInt32(truncatingIfNeeded: end)
    try close(collection)
  }

  private mutating func close(_ collection: Opening) throws(NotPlain) {
    let own = collection.firstChild..<children.count
    if case .mapping = nodes[collection.node].content { try checkKeys(own) }
    nodes[collection.node].close(at: writtenEnd, firstEdge: edges.count, edgeCount: own.count)
    for child in own { edges.append(children[child]) }
    children.removeLast(own.count)
    depth -= 1
  }
}

extension PlainTree {
  /// Appends a stretch of a file to the texts.
  mutating func append(_ range: Range<Int>, of bytes: [UInt8]) {
    unsafe bytes.withUnsafeBufferPointer {
      unsafe texts.append(contentsOf: UnsafeBufferPointer(rebasing: $0[range]))
    }
  }

  mutating func append(_ byte: UInt8) { texts.append(byte) }
}

extension PlainTree {
  /// Throws where a mapping has a key twice, among children that are keys and values in turn.
  ///
  /// A few keys are compared one by one, which allocates nothing; many are hashed.
  private func checkKeys(_ children: Range<Int>) throws(NotPlain) {
    guard children.count <= 2 * Self.mostComparedKeys else { return try checkHashedKeys(children) }
    for position in stride(from: children.lowerBound + 2, to: children.upperBound, by: 2) {
      for earlier in stride(from: children.lowerBound, to: position, by: 2)
      where haveSameText(self.children[position], self.children[earlier]) {
        throw NotPlain()
      }
    }
  }

  /// With more keys, hashing them is quicker.
  private static let mostComparedKeys = 16

  private func checkHashedKeys(_ children: Range<Int>) throws(NotPlain) {
    var seen: Set<ArraySlice<UInt8>> = []
    for position in stride(from: children.lowerBound, to: children.upperBound, by: 2) {
      let key = nodes[Int(self.children[position])]
      guard seen.insert(texts[key.range]).inserted else { throw NotPlain() }
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
