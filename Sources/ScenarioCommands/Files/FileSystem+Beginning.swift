import Glibc
import ScenarioLoading

extension FileSystem {
  /// Reads at most so many bytes from the beginning of a file of any size.
  static func readBeginning(of path: String, byteCount: Int) throws(FileError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    if descriptor < 0 { throw FileError(path: path, reason: .system(errno)) }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: byteCount)
    let count = SystemCall.uninterrupted { pread(descriptor, &bytes, byteCount, 0) }
    if count < 0 { throw FileError(path: path, reason: .system(errno)) }
    return Array(bytes.prefix(count))
  }
}
