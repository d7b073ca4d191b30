import Glibc
import ScenarioDiagnostics

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

  /// Waits until something happens and then until it is quiet, as an editor takes several steps to
  /// save a file; where it does not get quiet, for a second.
  ///
  /// - Parameter isInterrupted: Whether somebody wants the wait to end.
  /// - Returns: What happened; nil if the wait was ended.
  func nextChanges(unless isInterrupted: () -> Bool) -> FileChanges? {
    while !hasNews(within: Self.glance) {
      if isInterrupted() { return nil }
    }
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

  private func hasNews(within milliseconds: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }

  private func takeChanges() -> FileChanges {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(descriptor, &buffer, buffer.count)
    var changes = FileChanges.some(files: [], folders: [])
    var rest = buffer.prefix(max(0, count))
    while let event = InotifyEvent(removingFrom: &rest) { changes.formUnion(self.changes(event)) }
    return changes
  }

  private func changes(_ event: InotifyEvent) -> FileChanges {
    if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return .everything }
    guard let folders = folders[event.watch], !event.name.isEmpty else {
      return .some(files: [], folders: [])
    }
    let paths = Set(folders.map { PathKey($0.path.appendingPath(event.name).normalisedPath) })
    if event.mask & UInt32(IN_ISDIR) != 0 {
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
