import Glibc
import ScenarioLoading

/// Writing that notices a full disk and a closed pipe.
enum Output {
  /// Opens a file for writing, and creates it if it does not exist.
  ///
  /// It waits for the reader of a pipe, as `open` does, but not beyond the end of the run: a signal
  /// may come to another thread than the one that waits.
  ///
  /// - Parameters:
  ///   - path: The path of the file or the pipe.
  ///   - flags: The flags for a file that exists, such as `O_TRUNC`.
  /// - Returns: A descriptor, or less than 0 with `errno` set.
  static func open(_ path: String, _ flags: Int32 = 0) -> Int32 {
    let flags = flags | O_WRONLY | O_CREAT | O_CLOEXEC
    guard FileSystem.isPipe(path) else { return Glibc.open(path, flags, 0o666) }
    while !Interruption.isRequested() {
      let descriptor = Glibc.open(path, flags | O_NONBLOCK, 0o666)
      if descriptor >= 0 || errno != ENXIO { return descriptor }
      usleep(millisecondsBetweenLooks * 1_000)
    }
    errno = EINTR
    return -1
  }

  /// How long a reader of a pipe may be there before it is noticed.
  private static let millisecondsBetweenLooks: UInt32 = 5

  /// Writes all bytes at the file's current position.
  static func write(_ bytes: [UInt8], to descriptor: Int32, path: String) throws(FileError) {
    try writeAll(bytes, to: descriptor, path: path) { rest, _ in
      Glibc.write(descriptor, rest.baseAddress, rest.count)
    }
  }

  /// Writes all bytes over those at an offset of a file.
  static func write(
    _ bytes: [UInt8],
    to descriptor: Int32,
    at offset: Int,
    path: String
  ) throws(FileError) {
    try writeAll(bytes, to: descriptor, path: path) { rest, done in
      pwrite(descriptor, rest.baseAddress, rest.count, offset + done)
    }
  }

  private static func writeAll(
    _ bytes: [UInt8],
    to descriptor: Int32,
    path: String,
    _ writeSome: (UnsafeRawBufferPointer, _ done: Int) -> Int
  ) throws(FileError) {
    var done = 0
    while done < bytes.count {
      let count = bytes[done...].withUnsafeBytes { rest in
        SystemCall.whenReady(descriptor, for: POLLOUT) { writeSome(rest, done) }
      }
      if count < 0 { throw FileError(path: path, reason: .system(errno)) }
      done += count
    }
  }
}
