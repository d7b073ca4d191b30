import CGlibc
import Glibc
package import ScenarioDiagnostics

/// The parts of the file system that the tool needs.
package enum FileSystem {
  /// Reads a whole file at once.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - boundary: The folders in which the opened file must be, if it matters. Once a file is open,
  ///     neither it nor a folder of its path can be exchanged for a link.
  /// - Returns: The file's bytes.
  /// - Throws: An error if the file cannot be read, is too large, or is outside of the boundary.
  package static func read(
    _ path: String,
    within boundary: FileBoundary? = nil
  ) throws(FileError) -> [UInt8] {
    let descriptor = try openForReading(path)
    defer { close(descriptor) }
    if let boundary, let opened = target(ofLink: "/proc/self/fd/\(descriptor)") {
      // Without /proc it is not known what was opened, and only the look before opening holds.
      guard boundary.contains(opened) else { throw FileError(path: path, reason: .linkOutside) }
    }
    let size = try sizeOfFile(descriptor, path)
    var bytes: [UInt8] = []
    while true {
      let wanted = bytes.count < size ? size + 1 - bytes.count : smallestRead
      // An ordinary file gives less than asked for only at its end.
      if try append(wanted, from: descriptor, to: &bytes, path) < wanted { return bytes }
      // Those of `/proc` say that they are empty, and may have no end.
      guard bytes.count <= largestFile else { throw FileError(path: path, reason: .tooLarge) }
    }
  }

  /// Reads standard input to its end, and leaves it as it was: a process that begins anew, because an
  /// app model ended it, reads the same again.
  package static func readStandardInput() throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    defer { provideStandardInput(bytes) }
    while try append(1 << 16, from: STDIN_FILENO, to: &bytes, "standard input") > 0 {
      guard bytes.count <= largestFile else {
        throw FileError(path: "standard input", reason: .tooLarge)
      }
    }
    return bytes
  }

  /// Makes standard input a file in memory, to be read from its start.
  private static func provideStandardInput(_ bytes: [UInt8]) {
    let descriptor = memfd_create("standard input", 0)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    guard write(descriptor, bytes, bytes.count) == bytes.count else { return }
    lseek(descriptor, 0, SEEK_SET)
    dup2(descriptor, STDIN_FILENO)
  }

  private static let smallestRead = 4096

  private static func openForReading(_ path: String) throws(FileError) -> Int32 {
    let descriptor = path.withCString { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    if descriptor >= 0 { return descriptor }
    let code = errno
    let isLinkToNothing = code == ENOENT && isLink(path)
    throw FileError(path: path, reason: isLinkToNothing ? .linkToNothing : .system(code))
  }

  /// The size of a regular file; a pipe or device can't be a scenario.
  private static func sizeOfFile(_ descriptor: Int32, _ path: String) throws(FileError) -> Int {
    var status = stat()
    if fstat(descriptor, &status) != 0 { throw FileError(path: path, reason: .system(errno)) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw FileError(path: path, reason: .folder)
    default: throw FileError(path: path, reason: .notAFile)
    }
    guard status.st_size <= largestFile else { throw FileError(path: path, reason: .tooLarge) }
    return Int(status.st_size)
  }

  /// Larger files are refused before they are read.
  package static let largestFile = 64 << 20

  private static func append(
    _ count: Int,
    from descriptor: Int32,
    to bytes: inout [UInt8],
    _ path: String
  ) throws(FileError) -> Int {
    var failure: Int32 = 0
    let more = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      func read() -> Int { Glibc.read(descriptor, buffer.baseAddress, count) }
      // A file that is not ready, as some of `/proc`, may never be.
      let result =
        descriptor == STDIN_FILENO
        ? SystemCall.whenReady(descriptor, for: POLLIN, read) : SystemCall.uninterrupted(read)
      initialized = max(0, result)
      failure = result < 0 ? errno : 0
    }
    if failure != 0 { throw FileError(path: path, reason: .system(failure)) }
    if bytes.isEmpty { bytes = more } else { bytes += more }
    return more.count
  }

  package static func kind(of path: String) -> FileKind {
    var status = stat()
    guard stat(path, &status) == 0 else { return .missing }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .special
    }
  }

  /// Whether there is anything at a path, if only a link that leads nowhere.
  static func isPresent(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Whether it is not known what is at a path, as a folder on the way to it may not be entered.
  package static func isConcealed(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) != 0 && errno == EACCES
  }

  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Whether a path leads to a pipe, by way of links or directly.
  package static func isPipe(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
  }

  /// The path of the file that would be made at a path that leads to nothing yet, following links.
  package static func endOfLinks(_ path: String) -> String {
    var path = path
    for _ in 0..<longestChain {
      guard let target = target(ofLink: path) else { break }
      path = target.isAbsolutePath ? target : path.folderPath.appendingPath(target)
    }
    return path
  }

  /// How many links the system follows before it takes them for a circle.
  private static let longestChain = 40

  private static func target(ofLink path: String) -> String? {
    let target = String(unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer in
      buffer.withMemoryRebound(to: CChar.self) { target in
        target.baseAddress.map { max(0, readlink(path, $0, target.count)) } ?? 0
      }
    }
    return target.isEmpty ? nil : target
  }

  /// The path without symbolic links, `.` and `..`, or nil if there is nothing there.
  package static func resolved(_ path: String) -> String? {
    guard let result = realpath(path, nil) else { return nil }
    defer { free(result) }
    return String(cString: result)
  }

  /// The folder in which a file that is missing would be or, if that is missing too, the closest one above it that is
  /// there; without symbolic links, `.` and `..`.
  static func resolvedFolder(above path: String) -> String {
    let folders = sequence(first: path.folderPath) { $0 == $0.folderPath ? nil : $0.folderPath }
    return folders.lazy.compactMap(resolved).first ?? path
  }

  /// The same key for all paths to a file, or the path's own if there is nothing there.
  package static func key(of path: String) -> PathKey { PathKey(resolved(path) ?? path) }
}

/// The kind of file at a path.
package enum FileKind {
  /// Nothing, or nothing that the tool may look at.
  case missing
  case file
  case folder

  /// A pipe, socket or device.
  case special
}
