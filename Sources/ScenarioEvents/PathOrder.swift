/// The place of a file among others, as plans and reports have them: folder by folder, byte by byte.
package struct PathOrder: Comparable, Sendable {
  /// The path with a slash that comes before all else.
  private let bytes: [UInt8]

  package init(of path: String) {
    bytes = path.utf8.map { $0 == UInt8(ascii: "/") ? 0 : $0 }
  }

  package static func < (left: Self, right: Self) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}
