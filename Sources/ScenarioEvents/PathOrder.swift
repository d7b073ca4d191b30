import ScenarioDiagnostics

/// The place of a file among others, as plans and reports have them: folder by folder, byte by byte.
package struct PathOrder: Comparable, Sendable {
  private let key: PathKey

  package init(of path: String) {
    key = PathKey(path)
  }

  /// A slash comes before all else; of what differs in nothing the shorter comes first.
  package static func < (left: Self, right: Self) -> Bool {
    left.key.path.utf8.lexicographicallyPrecedes(right.key.path.utf8) {
      rank(of: $0) < rank(of: $1)
    }
  }

  /// A byte's place among those that can stand there.
  fileprivate static func rank(of byte: UInt8) -> UInt8 { byte == UInt8(ascii: "/") ? 0 : byte }
}

extension [String] {
  /// The indices of paths in the order of what they lead to; of equal ones the first comes first.
  ///
  /// Eight bytes behind what all of them begin with tell nearly all apart, and are compared as one.
  package var indicesInPathOrder: [Int] {
    let prefix = sharedPrefixLength
    let keys = indices.map { (lead: self[$0].lead(behind: prefix), index: $0) }
    let sorted = keys.sorted { left, right in
      if left.lead != right.lead { return left.lead < right.lead }
      let (order, other) = (PathOrder(of: self[left.index]), PathOrder(of: self[right.index]))
      return order == other ? left.index < right.index : order < other
    }
    return sorted.map(\.index)
  }

  /// How many bytes all of the texts begin with.
  private var sharedPrefixLength: Int {
    guard var shortest = self.min(by: { $0.utf8.count < $1.utf8.count }) else { return 0 }
    return shortest.withUTF8 { bytes in
      reduce(bytes.count) { $1.lengthShared(with: bytes, upTo: $0) }
    }
  }
}

extension String {
  /// How many of the first bytes of some, of which there are no more than the text has, it begins with.
  fileprivate func lengthShared(with bytes: UnsafeBufferPointer<UInt8>, upTo count: Int) -> Int {
    var text = self
    return text.withUTF8 { own in
      (0..<count).first { own[$0] != bytes[$0] } ?? count
    }
  }

  /// The next eight bytes behind some, the first one on top, with slashes for what a shorter path
  /// lacks.
  fileprivate func lead(behind count: Int) -> UInt64 {
    var text = self
    return text.withUTF8 { bytes in
      let next = bytes[count...].prefix(8)
      let lead = next.reduce(0) { $0 << 8 | UInt64(PathOrder.rank(of: $1)) }
      return lead << UInt64(8 * (8 - next.count))
    }
  }
}
