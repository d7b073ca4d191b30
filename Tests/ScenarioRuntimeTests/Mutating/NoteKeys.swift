import Synchronization

/// The keys that were noted, without the end of each.
final class NoteKeys: Sendable {
  private let keys = Mutex<[UInt64]>([])

  /// The keys of the runs of mutants, which come after that of the one test case.
  var runs: Set<UInt64> { keys.withLock { Set($0.dropFirst()) } }

  func add(_ key: UInt64) {
    if key != 0 { keys.withLock { $0.append(key) } }
  }
}
