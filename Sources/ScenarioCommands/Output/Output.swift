import Glibc

/// Writing that notices a full disk and a closed pipe.
enum Output {
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
