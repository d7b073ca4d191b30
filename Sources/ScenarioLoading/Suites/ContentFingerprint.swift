import Synchronization

/// What tells the bytes of files from others, for as long as the process lasts.
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

/// What a file is known by: its own text, and that of the data files that were read for its plan.
struct FileFingerprint: Hashable, Sendable {
  let text: ContentFingerprint
  let data: ContentFingerprint
}

/// Keeps account of what is read from data files while a file is planned.
///
/// A class with a lock, since whoever plans passes on what reads the data.
final class DataAccount: Sendable {
  private let account = Mutex(ContentFingerprint())

  func note(_ content: ContentFingerprint) {
    account.withLock { $0.combine(content) }
  }

  var fingerprint: ContentFingerprint { account.withLock { $0 } }
}
