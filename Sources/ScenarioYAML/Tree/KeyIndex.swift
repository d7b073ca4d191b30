/// Finds a mapping's keys by their text.
struct KeyIndex {
  private var keys: [ArraySlice<UInt8>: Int32] = [:]

  /// The index of the first edge that is not among the keys yet.
  private var nextEdge: Int

  /// - Parameter firstEdge: The index of the mapping's first key among the edges.
  init(firstEdge: Int) { nextEdge = firstEdge }

  /// The mapping's first key with the same text.
  mutating func firstKey(like key: Int32, in tree: borrowing YAMLTreeBuilder) -> Int32? {
    while nextEdge < tree.edges.count {
      let key = tree.edges[nextEdge]
      keys[Self.text(of: key, in: tree)] = key
      nextEdge += 2
    }
    return keys[Self.text(of: key, in: tree)]
  }

  private static func text(of key: Int32, in tree: borrowing YAMLTreeBuilder) -> ArraySlice<UInt8> {
    tree.texts[tree.nodes[Int(key)].range]
  }
}
