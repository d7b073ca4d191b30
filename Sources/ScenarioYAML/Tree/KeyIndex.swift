/// Finds a mapping's keys by their text.
///
/// A few keys are compared one by one, which allocates nothing; many are hashed, so that a
/// mapping of a million keys is not a trap.
struct KeyIndex {
  /// The index of the mapping's first key among the edges.
  private let firstEdge: Int

  /// The keys of the edges up to `hashedEdges`.
  private var table: [ArraySlice<UInt8>: Int32] = [:]
  private var hashedEdges: Int

  /// With more keys, hashing them is quicker.
  private static let mostComparedKeys = 16

  init(firstEdge: Int) {
    self.firstEdge = firstEdge
    hashedEdges = firstEdge
  }

  /// The mapping's first key with the same text.
  mutating func firstKey(like key: Int32, in tree: borrowing YAMLTreeBuilder) -> Int32? {
    if tree.edges.count - firstEdge <= 2 * Self.mostComparedKeys {
      return comparedKey(like: key, in: tree)
    }
    while hashedEdges < tree.edges.count {
      let key = tree.edges[hashedEdges]
      table[Self.text(of: key, in: tree)] = key
      hashedEdges += 2
    }
    return table[Self.text(of: key, in: tree)]
  }

  private func comparedKey(like key: Int32, in tree: borrowing YAMLTreeBuilder) -> Int32? {
    let text = tree.nodes[Int(key)].range
    for edge in stride(from: firstEdge, to: tree.edges.count, by: 2) {
      let other = tree.nodes[Int(tree.edges[edge])]
      if Int(other.count) == text.count, Self.areEqual(text, other.range, in: tree.texts) {
        return tree.edges[edge]
      }
    }
    return nil
  }

  private static func areEqual(_ left: Range<Int>, _ right: Range<Int>, in texts: [UInt8]) -> Bool {
    for offset in 0..<left.count
    where texts[left.lowerBound + offset] != texts[right.lowerBound + offset] {
      return false
    }
    return true
  }

  private static func text(of key: Int32, in tree: borrowing YAMLTreeBuilder) -> ArraySlice<UInt8> {
    tree.texts[tree.nodes[Int(key)].range]
  }
}
