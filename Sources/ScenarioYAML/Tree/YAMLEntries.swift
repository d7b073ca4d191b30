/// A key of a mapping and the value behind it.
///
/// It refers to the document once rather than twice: counting references is what a walk over
/// entries mostly costs.
package struct YAMLEntry: Sendable {
  let document: YAMLDocument
  let keyIndex: Int32
  let valueIndex: Int32

  package var key: YAMLNode { YAMLNode(document: document, index: keyIndex) }

  package var value: YAMLNode { YAMLNode(document: document, index: valueIndex) }
}

/// The entries of a mapping.
package struct YAMLEntries: RandomAccessCollection, Sendable {
  let document: YAMLDocument

  /// Keys and values in turn.
  let edges: Range<Int>

  package var startIndex: Int { 0 }

  package var endIndex: Int { edges.count / 2 }

  package subscript(position: Int) -> YAMLEntry {
    precondition(position >= 0 && position < endIndex, "no such entry")
    let edge = edges.lowerBound + 2 * position
    return YAMLEntry(
      document: document,
      keyIndex: document.edges[edge],
      valueIndex: document.edges[edge + 1]
    )
  }
}

extension YAMLEntries {
  /// Goes through the entries without the generic detours of a collection's own iterator.
  package struct Iterator: IteratorProtocol {
    let document: YAMLDocument
    var edge: Int
    let end: Int

    package mutating func next() -> YAMLEntry? {
      guard edge < end else { return nil }
      defer { edge += 2 }
      return YAMLEntry(
        document: document,
        keyIndex: document.edges[edge],
        valueIndex: document.edges[edge + 1]
      )
    }
  }

  package func makeIterator() -> Iterator {
    Iterator(document: document, edge: edges.lowerBound, end: edges.upperBound)
  }
}
