import ScenarioDiagnostics
import Synchronization

/// The data files that were read last, so that a file that is named many times is read once.
///
/// A class with a lock, since files are planned on any core. Nobody waits while another reads.
final class DataLibrary: Sendable {
  private struct Shelf {
    private var entries: [PathKey: (entry: DataEntry, lastUse: Int)] = [:]
    private var useCount = 0

    mutating func entry(at key: PathKey) -> DataEntry? {
      guard let entry = entries[key]?.entry else { return nil }
      hold(entry, at: key)
      return entry
    }

    mutating func hold(_ entry: DataEntry, at key: PathKey) {
      useCount += 1
      entries[key] = (entry, useCount)
    }

    /// Lets go of what was used longest ago until there is room for a file beside the others of its
    /// kind: one that is larger than all others may be together is held beside these, but as the only
    /// one.
    mutating func makeRoom(forByteCount count: Int) {
      let isLarge = count > DataLibrary.mostBytes
      var alike = entries.filter { ($0.value.entry.byteCount > DataLibrary.mostBytes) == isLarge }
      var held = alike.values.reduce(0) { $0 + $1.entry.byteCount }
      while isLarge ? held > 0 : held + count > DataLibrary.mostBytes,
        let oldest = alike.min(by: { $0.value.lastUse < $1.value.lastUse })
      {
        held -= oldest.value.entry.byteCount
        alike[oldest.key] = nil
        entries[oldest.key] = nil
      }
    }
  }

  private let shelf = Mutex(Shelf())

  /// What is held takes many times the bytes of its files.
  private static let mostBytes = 8 << 20

  /// The file at a path, read unless it is held.
  func entry(at path: String) throws(UndecodableSource) -> DataEntry {
    let key = PathKey(path)
    if let entry = shelf.withLock({ $0.entry(at: key) }) { return entry }
    let file = try SourceFile.read(path)
    shelf.withLock { $0.makeRoom(forByteCount: file.bytes.count) }
    let entry = DataEntry(file)
    shelf.withLock { shelf in
      // Another one may have read files meanwhile.
      shelf.makeRoom(forByteCount: file.bytes.count)
      shelf.hold(entry, at: key)
    }
    return entry
  }
}

extension DataEntry {
  fileprivate var byteCount: Int { file.bytes.count }
}
