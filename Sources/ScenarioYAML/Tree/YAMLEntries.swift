package import ScenarioDiagnostics

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

  /// Where the key stands.
  package var keySpan: SourceSpan { span(from: keyRecord.start, to: keyRecord.end) }

  /// From the beginning of the key to the end of what stands behind it.
  package var extent: SourceSpan {
    span(from: keyRecord.start, to: max(keyRecord.end, document.nodes[Int(valueIndex)].end))
  }

  private var keyRecord: YAMLNodeRecord { document.nodes[Int(keyIndex)] }

  private func span(from start: UInt32, to end: UInt32) -> SourceSpan {
    SourceSpan(file: document.file, start: start, end: end)
  }
}

/// The entries of a mapping.
package struct YAMLEntries: RandomAccessCollection, Sendable {
  let document: YAMLDocument

  /// Keys and values in turn.
  let edges: Range<Int>

  package var startIndex: Int { 0 }

  package var endIndex: Int { edges.count / 2 }

  /// Told here, since a collection's own ways to it lead through generic code.
  package var count: Int { edges.count / 2 }

  package var isEmpty: Bool { edges.isEmpty }

  package var indices: Range<Int> { 0..<count }

  package subscript(position: Int) -> YAMLEntry {
    let edge = edge(of: position)
    return YAMLEntry(
      document: document,
      keyIndex: document.edges[edge],
      valueIndex: document.edges[edge + 1]
    )
  }

  /// The value of an entry without the entry, of which references would be counted.
  package func value(at position: Int) -> YAMLNode {
    YAMLNode(document: document, index: document.edges[edge(of: position) + 1])
  }

  private func edge(of position: Int) -> Int {
    precondition(position >= 0 && position < endIndex, "no such entry")
    return edges.lowerBound + 2 * position
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
