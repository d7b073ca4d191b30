extension YAMLNode {
  /// A sequence's items; none for other nodes.
  package var items: YAMLItems {
    let record = record
    switch record.content {
    case .sequence: return YAMLItems(document: document, edges: record.range)
    case .scalar, .mapping, .unreadable: return YAMLItems(document: document, edges: 0..<0)
    }
  }

  /// A mapping's entries, keys unique and merge keys applied; none for other nodes.
  ///
  /// Merged entries stand behind the mapping's own.
  package var entries: YAMLEntries {
    let record = record
    switch record.content {
    case .mapping: return YAMLEntries(document: document, edges: record.range)
    case .scalar, .sequence, .unreadable: return YAMLEntries(document: document, edges: 0..<0)
    }
  }

  /// The value behind a mapping's key; nil for other nodes.
  package subscript(key: StaticString) -> YAMLNode? {
    for entry in entries where entry.key.hasText(key) { return entry.value }
    return nil
  }
}

/// The items of a sequence.
package struct YAMLItems: RandomAccessCollection, Sendable {
  let document: YAMLDocument
  let edges: Range<Int>

  package var startIndex: Int { 0 }

  package var endIndex: Int { edges.count }

  package subscript(position: Int) -> YAMLNode {
    precondition(position >= 0 && position < edges.count, "item \(position) of \(edges.count)")
    return YAMLNode(document: document, index: document.edges[edges.lowerBound + position])
  }
}

/// A key of a mapping and the value behind it.
package struct YAMLEntry: Sendable {
  package let key: YAMLNode
  package let value: YAMLNode
}

/// The entries of a mapping.
package struct YAMLEntries: RandomAccessCollection, Sendable {
  let document: YAMLDocument

  /// Keys and values in turn.
  let edges: Range<Int>

  package var startIndex: Int { 0 }

  package var endIndex: Int { edges.count / 2 }

  package subscript(position: Int) -> YAMLEntry {
    precondition(position >= 0 && position < count, "entry \(position) of \(count)")
    let edge = edges.lowerBound + 2 * position
    return YAMLEntry(
      key: YAMLNode(document: document, index: document.edges[edge]),
      value: YAMLNode(document: document, index: document.edges[edge + 1])
    )
  }
}
