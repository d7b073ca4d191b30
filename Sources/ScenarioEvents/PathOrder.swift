import ScenarioDiagnostics

/// The position of a file in plans and reports: sorted by folder, then by byte.
package struct PathOrder: Comparable, Sendable {
  private let key: PathKey

  package init(of path: String) { key = PathKey(path) }

  /// A slash sorts before every other byte, and a path before those that it is a prefix of.
  package static func < (left: Self, right: Self) -> Bool {
    left.key.path.utf8.lexicographicallyPrecedes(right.key.path.utf8) {
      rank(of: $0) < rank(of: $1)
    }
  }

  /// The position of a byte among all bytes.
  fileprivate static func rank(of byte: UInt8) -> UInt8 { byte == UInt8(ascii: "/") ? 0 : byte }
}

extension [String] {
  /// The indices of the paths in ``PathOrder``; equal paths keep their order.
  ///
  /// The eight bytes after the common prefix are compared as one number first.
  package var indicesInPathOrder: [Int] {
    let prefix = sharedPrefixLength
    let keys = indices.map { (lead: self[$0].lead(after: prefix), index: $0) }
    let sorted = keys.sorted { left, right in
      if left.lead != right.lead { return left.lead < right.lead }
      let (order, other) = (PathOrder(of: self[left.index]), PathOrder(of: self[right.index]))
      return order == other ? left.index < right.index : order < other
    }
    return sorted.map(\.index)
  }

  /// The length in bytes of the prefix that all strings share.
  private var sharedPrefixLength: Int {
    guard var shortest = self.min(by: { $0.utf8.count < $1.utf8.count }) else { return 0 }
    return shortest.withUTF8 { bytes in
      reduce(bytes.count) { $1.lengthShared(with: bytes, upTo: $0) }
    }
  }
}

extension String {
  /// The number of leading bytes that the string shares with the first `count` of `bytes`.
  fileprivate func lengthShared(with bytes: UnsafeBufferPointer<UInt8>, upTo count: Int) -> Int {
    var text = self
    return text.withUTF8 { own in
      (0..<count).first { own[$0] != bytes[$0] } ?? count
    }
  }

  /// The eight bytes after the first `count`, as a big-endian number padded with slashes.
  fileprivate func lead(after count: Int) -> UInt64 {
    var text = self
    return text.withUTF8 { bytes in
      let next = bytes[count...].prefix(8)
      let lead = next.reduce(0) { $0 << 8 | UInt64(PathOrder.rank(of: $1)) }
      return lead << UInt64(8 * (8 - next.count))
    }
  }
}
