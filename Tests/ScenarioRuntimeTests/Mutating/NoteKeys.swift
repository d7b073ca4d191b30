import Synchronization

/// The keys of runs that were noted, without the end of each.
final class NoteKeys: Sendable {
  private let keys = Mutex<Set<UInt64>>([])

  var all: Set<UInt64> { keys.withLock(\.self) }

  func add(_ key: UInt64) {
    if key != 0 { keys.withLock { _ = $0.insert(key) } }
  }
}
