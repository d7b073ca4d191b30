import Glibc
import ScenarioDiagnostics
import ScenarioLoading

/// The kernel's news about some folders: inotify's end of a queue.
///
/// A class, because it owns an open file.
final class FolderWatch {
  private let descriptor: Int32

  /// The paths of each folder that is watched: where links lead to it, it has several.
  private var folders: [Int32: Set<PathKey>] = [:]

  init() throws(FileError) {
    descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    if descriptor < 0 { throw FileError(path: "inotify", reason: .system(errno)) }
  }

  deinit { close(descriptor) }

  /// Watches folders from now on, as far as they are there; those that are watched already stay.
  func add(_ folders: Set<PathKey>) {
    for folder in folders {
      let number = inotify_add_watch(descriptor, folder.path, Self.interest)
      if number >= 0 { self.folders[number, default: []].insert(folder) }
    }
  }

  private static let interest = UInt32(
    IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ONLYDIR
  )

  /// What ends a wait.
  enum Event {
    case changes(FileChanges)
    case key(WatchKey)
  }

  /// Waits for a key, or until something happens and then until it is quiet, as an editor takes several
  /// steps to save a file; if it does not get quiet, for a second.
  ///
  /// - Parameters:
  ///   - keyboard: Where keys come from, if there is a terminal.
  ///   - isInterrupted: Whether the wait is to end.
  /// - Returns: What happened; nil if the wait was ended.
  func nextEvent(or keyboard: WatchKeyboard?, unless isInterrupted: () -> Bool) -> Event? {
    while !isInterrupted() {
      let hasNews = hasNews(within: Self.glance, or: keyboard)
      if let key = keyboard?.nextKey() { return .key(key) }
      if hasNews { return changesUntilQuiet(unless: isInterrupted).map(Event.changes) }
    }
    return nil
  }

  private func changesUntilQuiet(unless isInterrupted: () -> Bool) -> FileChanges? {
    var changes = takeChanges()
    let end = ContinuousClock.now + .seconds(1)
    while !isInterrupted(), ContinuousClock.now < end, hasNews(within: Self.quiet) {
      changes.formUnion(takeChanges())
    }
    return isInterrupted() ? nil : changes
  }

  /// How long a wait goes on before it looks whether it is still wanted, in milliseconds.
  private static let glance: Int32 = 500

  /// How long it must be quiet, in milliseconds.
  private static let quiet: Int32 = 40

  /// Whether something happened to a file within a time, which ends early with a key.
  private func hasNews(within milliseconds: Int32, or keyboard: WatchKeyboard? = nil) -> Bool {
    var requests = ([descriptor] + [keyboard?.descriptor].compactMap(\.self)).map { descriptor in
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    }
    return poll(&requests, nfds_t(requests.count), milliseconds) > 0 && requests[0].revents != 0
  }

  private func takeChanges() -> FileChanges {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(descriptor, &buffer, buffer.count)
    var changes = FileChanges.some(files: [], folders: [])
    var rest = buffer.prefix(max(0, count))
    while let event = InotifyEvent(removingFrom: &rest) { changes.formUnion(self.changes(event)) }
    return changes
  }

  /// Forgets a folder that has another path now, or none, with all that is in it.
  ///
  /// If it is still there it is watched by its new path from the next run on.
  private func forget(_ folder: PathKey) {
    for (number, paths) in folders {
      let left = paths.filter { $0 != folder && $0.path.path(below: folder.path) == nil }
      if left.isEmpty {
        inotify_rm_watch(descriptor, number)
        folders[number] = nil
      } else if left.count < paths.count {
        folders[number] = left
      }
    }
  }

  private func changes(_ event: InotifyEvent) -> FileChanges {
    if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return .everything }
    guard let folders = folders[event.watch], !event.name.isEmpty else {
      return .some(files: [], folders: [])
    }
    let paths = Set(folders.map { PathKey($0.path.appendingPath(event.name).normalisedPath) })
    if event.mask & UInt32(IN_ISDIR) != 0 {
      if event.mask & UInt32(IN_MOVED_FROM | IN_DELETE) != 0 { paths.forEach(forget) }
      // Searches pass hidden folders over, and the tool writes into one of its own.
      return .some(files: [], folders: event.name.isHiddenPath ? [] : paths)
    }
    // A file that is being made is worth a look once it is written.
    let isMade = event.mask & UInt32(IN_CREATE) != 0
    return .some(files: isMade ? [] : paths, folders: [])
  }
}

/// One entry of the queue.
private struct InotifyEvent {
  let watch: Int32
  let mask: UInt32
  let name: String

  /// Four numbers of 32 bits: the watch, the mask, a cookie, and the length of the name behind.
  private static let headerSize = 16

  init?(removingFrom bytes: inout ArraySlice<UInt8>) {
    guard bytes.count >= Self.headerSize else { return nil }
    let numbers = bytes.prefix(Self.headerSize).withUnsafeBytes { header in
      (0..<4).map { header.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self) }
    }
    watch = Int32(bitPattern: numbers[0])
    mask = numbers[1]
    bytes.removeFirst(Self.headerSize)
    let nameLength = min(Int(numbers[3]), bytes.count)
    name = String(decoding: bytes.prefix(nameLength).prefix { $0 != 0 }, as: UTF8.self)
    bytes.removeFirst(nameLength)
  }
}
