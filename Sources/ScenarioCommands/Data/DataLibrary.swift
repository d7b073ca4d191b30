import ScenarioDiagnostics
import ScenarioRuntime
import Synchronization

/// The data files that were read last, so that a file that is named many times is read once.
///
/// A class with a lock, since files are planned on any core. Nobody waits while another reads.
final class DataLibrary: Sendable {
  /// A data file, and what it holds or why it can't be read.
  struct Entry: Sendable {
    let file: SourceFile
    let content: Result<DataContent, DataProblem>
  }

  private struct Shelf {
    var entries: [PathKey: Entry] = [:]
    var byteCount = 0

    /// The entry of a file; where there is none and another file takes more than all may, that goes
    /// at once, as two of its kind would fill the memory.
    mutating func entry(at key: PathKey) -> Entry? {
      if entries[key] == nil, byteCount > DataLibrary.mostBytes { self = Shelf() }
      return entries[key]
    }
  }

  private let shelf = Mutex(Shelf())

  /// What is held takes many times the bytes of its files; a larger one is held alone.
  private static let mostBytes = 4 << 20

  /// The file at a path, read unless it is held.
  func entry(at path: String) throws(UndecodableSource) -> Entry {
    let key = PathKey(path)
    if let entry = shelf.withLock({ $0.entry(at: key) }) { return entry }
    let file = try SourceFile.read(path)
    let content = Result { () throws(DataProblem) in try DataContent.read(file) }
    let entry = Entry(file: file, content: content)
    hold(entry, at: key)
    return entry
  }

  /// Keeps an entry, for which all others go where there is no room beside them.
  private func hold(_ entry: Entry, at key: PathKey) {
    let byteCount = entry.file.bytes.count
    shelf.withLock { shelf in
      if shelf.entries[key] != nil { return }
      if shelf.byteCount + byteCount > Self.mostBytes { shelf = Shelf() }
      shelf.entries[key] = entry
      shelf.byteCount += byteCount
    }
  }
}
