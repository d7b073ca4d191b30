extension YAMLNode {
  /// A sequence's items; none for other nodes.
  @inlinable package var items: YAMLItems {
    let record = record
    switch record.content {
    case .sequence: return YAMLItems(document: document, edges: record.range)
    case .scalar, .mapping, .unreadable: return YAMLItems(document: document, edges: 0..<0)
    }
  }

  /// A mapping's entries, keys unique and merge keys applied; none for other nodes.
  ///
  /// Merged entries follow the mapping's own.
  @inlinable package var entries: YAMLEntries {
    let record = record
    switch record.content {
    case .mapping:
      return YAMLEntries(document: document, firstEdge: record.first, edgeCount: record.count)
    case .scalar, .sequence, .unreadable:
      return YAMLEntries(document: document, firstEdge: 0, edgeCount: 0)
    }
  }

  /// The value after a mapping's key; nil for other nodes.
  package subscript(key: StaticString) -> YAMLNode? {
    let record = record
    guard case .mapping = record.content else { return nil }
    let edges = record.range
    var edge = edges.lowerBound
    while edge < edges.upperBound {
      if document.hasText(key, atKey: document.edges[edge]) {
        return YAMLNode(document: document, index: document.edges[edge + 1])
      }
      edge += 2
    }
    return nil
  }
}
