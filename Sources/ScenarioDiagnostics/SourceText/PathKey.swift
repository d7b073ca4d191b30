import Glibc

/// A path that is compared by its bytes, as file systems do.
///
/// Strings are equal if they look alike.
package struct PathKey: Hashable, Sendable {
  package let path: String

  package init(_ path: String) { self.path = path }

  /// Compared where they lie, as a view of a text hands out its bytes one by one.
  package static func == (left: Self, right: Self) -> Bool {
    left.path.utf8.span.withUnsafeBufferPointer { left in
      right.path.utf8.span.withUnsafeBufferPointer { right in left.isEqual(to: right) }
    }
  }

  package func hash(into hasher: inout Hasher) {
    path.utf8.span.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func isEqual(to other: Self) -> Bool {
    guard count == other.count else { return false }
    guard let start = baseAddress, let otherStart = other.baseAddress else { return true }
    return memcmp(start, otherStart, count) == 0
  }
}
