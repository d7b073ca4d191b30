import Glibc
import ScenarioLoading
import ScenarioReports

/// A report on its way to disk: written beside its place and moved there once it is whole.
///
/// Devices, pipes and open files are written to directly and at the end, as a rename would replace
/// them and they can't be written over. A class, because it owns an open file.
final class ReportFile: RewritableSink {
  private let path: String

  /// The path that the report is moved to, links followed; nil if the path is written to directly.
  private let place: String?

  /// The file beside the report's place.
  private let temporaryPath: String?
  private let descriptor: Int32
  private var pending: [UInt8] = []
  private var written = 0
  private var failure: FileError?

  init(path: String) throws(FileError) {
    self.path = path
    place = Self.place(of: path)
    temporaryPath = place.map { "\($0).\(getpid()).tmp" }
    try Self.createFolder(of: place, for: path)
    descriptor = Self.open(path, temporaryPath)
    if descriptor < 0 { throw FileError(path: path, reason: .system(errno)) }
    if let place, FileSystem.kind(of: place) == .file {
      try FileSystem.keepPermissions(of: place, on: descriptor)
    }
  }

  /// Makes the folders that lead to a report's place.
  private static func createFolder(of place: String?, for path: String) throws(FileError) {
    var made: [String] = []
    if let place, place.utf8.last == UInt8(ascii: "/") {
      let reason = FileSystem.kind(of: place) == .folder ? EISDIR : ENOENT
      throw FileError(path: path, reason: .system(reason))
    }
    do throws(FileError) {
      if let place { try FileSystem.createFolder(place.folderPath, noting: &made) }
    } catch {
      throw FileError(path: path, reason: error.reason)
    }
  }

  deinit {
    close(descriptor)
    if let temporaryPath { unlink(temporaryPath) }
  }

  /// Opens the file; an output that is open already is joined, as opening it anew would empty it.
  private static func open(_ path: String, _ temporaryPath: String?) -> Int32 {
    guard let temporaryPath else {
      return output(at: path).map(joined) ?? Output.open(path, O_TRUNC)
    }
    // A file there was left by a run that was killed, or is a link that leads somewhere else.
    unlink(temporaryPath)
    return Output.open(temporaryPath, O_EXCL)
  }

  /// The console's descriptor that a path leads to, by whichever of its names or links.
  static func output(at path: String) -> Int32? {
    // Where there is no /proc these two lead nowhere, and are meant all the same.
    if path == "/dev/stdout" { return STDOUT_FILENO }
    if path == "/dev/stderr" { return STDERR_FILENO }
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return [STDOUT_FILENO, STDERR_FILENO].first { output in
      var other = stat()
      return fstat(output, &other) == 0 && other.st_dev == status.st_dev
        && other.st_ino == status.st_ino
    }
  }

  /// Whether a report at a path takes the place of an ordinary file that is there.
  static func replacesFile(at path: String) -> Bool {
    FileSystem.kind(of: path) == .file && place(of: path) != nil
  }

  /// A descriptor of its own for an open output, which ends where the tool becomes itself once more.
  private static func joined(_ output: Int32) -> Int32 { fcntl(output, F_DUPFD_CLOEXEC, 0) }

  private static func place(of path: String) -> String? {
    if FileSystem.isLink(path), output(at: path) != nil || isOpenFile(path) { return nil }
    let end = FileSystem.endOfLinks(path)
    var status = stat()
    guard lstat(end, &status) == 0 else { return end }
    return status.st_mode & S_IFMT == S_IFREG ? end : nil
  }

  /// Whether a link stands for an open file, as `/dev/fd/5` does, rather than for a path.
  private static func isOpenFile(_ link: String) -> Bool {
    FileSystem.resolved(link.folderPath)?.hasPrefix("/proc/") == true
  }

  /// A key that is the same for all paths to one file; nil if several reports can go there, as to a
  /// pipe.
  static func identity(of path: String) -> String? {
    switch FileSystem.kind(of: path) {
    case .special: nil
    case .file, .folder: FileSystem.resolved(path) ?? path
    case .missing: identity(ofMissing: FileSystem.endOfLinks(path))
    }
  }

  private static func identity(ofMissing path: String) -> String {
    // The system knows no longer paths, and the way to one may have any length.
    guard path.utf8.count < PATH_MAX else { return path }
    return whole(path.folderPath).appendingPath(path.fileName).normalisedPath
  }

  /// The absolute path of a folder, following the links that exist.
  private static func whole(_ folder: String) -> String {
    if let resolved = FileSystem.resolved(folder) { return resolved }
    let parent = folder.folderPath
    return parent == folder ? folder : whole(parent).appendingPath(folder.fileName)
  }

  func append(_ bytes: [UInt8]) {
    if temporaryPath != nil, pending.count + bytes.count >= Self.bufferSize { flush() }
    if temporaryPath != nil, bytes.count >= Self.bufferSize {
      write(bytes)
    } else {
      pending += bytes
    }
  }

  func overwrite(at offset: Int, with bytes: [UInt8]) {
    if offset >= written {
      let start = offset - written
      pending.replaceSubrange(start..<(start + bytes.count), with: bytes)
    } else {
      flush()
      remember { () throws(FileError) in
        try Output.write(bytes, to: descriptor, at: offset, path: path)
      }
    }
  }

  /// Moves the whole report to its place.
  func publish() throws(FileError) {
    flush()
    if let failure { throw failure }
    guard let place, let temporaryPath else { return }
    if rename(temporaryPath, place) != 0 { throw FileError(path: path, reason: .system(errno)) }
  }

  private func flush() {
    write(pending)
    pending.removeAll(keepingCapacity: true)
  }

  private func write(_ bytes: [UInt8]) {
    remember { () throws(FileError) in try Output.write(bytes, to: descriptor, path: path) }
    written += bytes.count
  }

  /// Keeps the first failure for the end, as a report could do nothing about it.
  private func remember(_ write: () throws(FileError) -> Void) {
    guard failure == nil else { return }
    do throws(FileError) { try write() } catch { failure = error }
  }

  private static let bufferSize = 1 << 16
}
