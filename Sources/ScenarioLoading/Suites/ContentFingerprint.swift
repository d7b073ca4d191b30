import Synchronization

/// A fingerprint of a file's bytes, for the lifetime of the process.
struct ContentFingerprint: Hashable, Sendable {
  private var hash = 0

  /// Takes in those of another file, whose order counts.
  mutating func combine(_ other: ContentFingerprint) {
    var hasher = Hasher()
    hasher.combine(hash)
    hasher.combine(other.hash)
    hash = hasher.finalize()
  }

  init() {}

  init(of bytes: [UInt8]) {
    var hasher = Hasher()
    hasher.combine(bytes.count)
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    hash = hasher.finalize()
  }
}

/// The fingerprint of a file's own text, and of the data files that were read for its plan.
struct FileFingerprint: Hashable, Sendable {
  let text: ContentFingerprint
  let data: ContentFingerprint
}

/// Records the data that is read while a file is planned.
///
/// It is a class with a lock because the plan passes it on to readers of data.
final class DataAccount: Sendable {
  private let account = Mutex(ContentFingerprint())

  func note(_ content: ContentFingerprint) { account.withLock { $0.combine(content) } }

  var fingerprint: ContentFingerprint { account.withLock { $0 } }
}
