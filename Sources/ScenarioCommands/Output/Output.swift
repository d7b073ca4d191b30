import Glibc
import ScenarioLoading

/// Writing that notices a full disk and a closed pipe.
enum Output {
  /// Opens a file to write to, which is made where there is none.
  ///
  /// For the reader of a pipe it waits as `open` itself would, but not beyond the end of the run: a
  /// signal may come to another thread than the one that waits.
  ///
  /// - Parameters:
  ///   - path: Where the file is, or the pipe.
  ///   - flags: What is done with a file that is there, such as `O_TRUNC`.
  /// - Returns: A descriptor, or less than 0 where `errno` tells why there is none.
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

  /// Writes all bytes where the file stands.
  static func write(
    _ bytes: [UInt8],
    to descriptor: Int32,
    path: String
  ) throws(FileError) {
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
