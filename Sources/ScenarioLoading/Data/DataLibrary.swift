import ScenarioDiagnostics
import Synchronization

/// The data files that were read last, so that a file that is named many times is read once.
///
/// It is a class with a lock because files are planned on any thread. No thread waits while another
/// one reads.
final class DataLibrary: Sendable {
  private struct Shelf {
    private struct Book {
      let entry: DataEntry
      var lastUse: Int
    }

    /// The files of ordinary size.
    private var books: [PathKey: Book] = [:]
    private var byteCount = 0
    private var useCount = 0

    /// The one that takes more than all others may together.
    private var large: (key: PathKey, entry: DataEntry)?

    mutating func entry(at key: PathKey) -> DataEntry? {
      if large?.key == key { return large?.entry }
      useCount += 1
      books[key]?.lastUse = useCount
      return books[key]?.entry
    }

    mutating func hold(_ entry: DataEntry, at key: PathKey, mostBytes: Int) {
      let count = entry.file.bytes.count
      makeRoom(forByteCount: count, mostBytes: mostBytes)
      if count > mostBytes {
        large = (key, entry)
      } else if books.updateValue(Book(entry: entry, lastUse: useCount), forKey: key) == nil {
        byteCount += count
      }
    }

    /// Removes the files that were used longest ago, a quarter of them at once: to remove thousands
    /// of small files one by one would need a look at all others each time.
    mutating func makeRoom(forByteCount count: Int, mostBytes: Int) {
      if count > mostBytes { large = nil }
      guard count <= mostBytes, byteCount + count > mostBytes else { return }
      for (key, book) in books.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
        if byteCount + count <= mostBytes / 4 * 3 { break }
        byteCount -= book.entry.file.bytes.count
        books[key] = nil
      }
    }
  }

  private let shelf = Mutex(Shelf())

  /// The greatest total size of the cached files, in bytes; their contents take many times as much
  /// memory.
  private let mostBytes: Int

  /// - Parameter mostBytes: The greatest total size; tests have a small one, so that their files can be small.
  init(mostBytes: Int = 8 << 20) { self.mostBytes = mostBytes }

  /// The file at a path, read from within a boundary unless it is held.
  func entry(
    at path: String,
    within boundary: FileBoundary? = nil
  ) throws(UndecodableSource) -> DataEntry {
    let key = PathKey(path)
    if let entry = shelf.withLock({ $0.entry(at: key) }) { return entry }
    let file = try SourceFile.read(path, within: boundary)
    // Before it is taken apart, as two large ones would fill the memory.
    shelf.withLock { $0.makeRoom(forByteCount: file.bytes.count, mostBytes: mostBytes) }
    let entry = DataEntry(file)
    shelf.withLock { $0.hold(entry, at: key, mostBytes: mostBytes) }
    return entry
  }
}
