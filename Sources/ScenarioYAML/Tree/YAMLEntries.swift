/// A key of a mapping and the value after it.
///
/// It refers to the document once rather than twice, because each reference is counted.
@usableFromInline
package struct YAMLEntry: Sendable {
  @usableFromInline let document: YAMLDocument
  @usableFromInline let keyIndex: Int32
  @usableFromInline let valueIndex: Int32

  @inlinable
  init(document: YAMLDocument, keyIndex: Int32, valueIndex: Int32) {
    self.document = document
    self.keyIndex = keyIndex
    self.valueIndex = valueIndex
  }

  @inlinable package var key: YAMLNode { YAMLNode(document: document, index: keyIndex) }

  @inlinable package var value: YAMLNode { YAMLNode(document: document, index: valueIndex) }
}

@usableFromInline
package struct YAMLEntries: RandomAccessCollection, Sendable {
  @usableFromInline let document: YAMLDocument

  /// Where keys and values begin, which are in turn.
  @usableFromInline let firstEdge: UInt32

  @usableFromInline let edgeCount: UInt32

  @inlinable
  init(document: YAMLDocument, firstEdge: UInt32, edgeCount: UInt32) {
    self.document = document
    self.firstEdge = firstEdge
    self.edgeCount = edgeCount
  }

  @inlinable package var startIndex: Int { 0 }

  @inlinable package var endIndex: Int { count }

  /// How many keys the mapping has.
  @inlinable package var count: Int { Int(edgeCount) / 2 }

  @inlinable package var isEmpty: Bool { edgeCount == 0 }

  @inlinable package var indices: Range<Int> { 0..<count }

  @inlinable package subscript(position: Int) -> YAMLEntry {
    let edge = edge(of: position)
    return YAMLEntry(
      document: document,
      keyIndex: document.edges[edge],
      valueIndex: document.edges[edge + 1]
    )
  }

  /// The value of an entry without the entry, whose references would be counted.
  @inlinable package func value(at position: Int) -> YAMLNode {
    YAMLNode(document: document, index: document.edges[edge(of: position) + 1])
  }

  @inlinable func edge(of position: Int) -> Int {
    precondition(position >= 0 && position < count, "no such entry")
    return Int(firstEdge) + 2 * position
  }
}

extension YAMLEntries {
  /// Goes through the entries without the generic detours of a collection's own iterator.
  @usableFromInline
  package struct Iterator: IteratorProtocol, Sendable {
    @usableFromInline let document: YAMLDocument
    @usableFromInline var edge: Int
    @usableFromInline let end: Int

    @inlinable
    init(document: YAMLDocument, edge: Int, end: Int) {
      self.document = document
      self.edge = edge
      self.end = end
    }

    @inlinable package mutating func next() -> YAMLEntry? {
      guard edge < end else { return nil }
      defer { edge += 2 }
      return YAMLEntry(
        document: document,
        keyIndex: document.edges[edge],
        valueIndex: document.edges[edge + 1]
      )
    }
  }

  @inlinable package func makeIterator() -> Iterator {
    Iterator(document: document, edge: Int(firstEdge), end: Int(firstEdge) + Int(edgeCount))
  }
}
