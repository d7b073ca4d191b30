import Glibc
import ScenarioRuntime

/// The messages of system call errors.
enum SystemError {
  static func text(_ code: Int32) -> String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }
}

/// A folder for what a child process writes, which is removed with the child.
struct TemporaryFolder: Sendable {
  let path: String

  /// Creates a new folder that other users cannot read.
  init() throws(PlaceProblem) {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/rehearse-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw PlaceProblem("no folder can be made in '\(parent)': \(SystemError.text(errno))")
    }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Removes the folder with the files in it; those of a program that did not start have no folders.
  func remove() {
    guard let stream = opendir(path) else { return }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) { _ = unlinkat(dirfd(stream), $0, 0) }
      }
    }
    rmdir(path)
  }

  /// Writes a new file in the folder.
  func write(_ text: String, to name: String) throws(PlaceProblem) {
    let file = "\(path)/\(name)"
    let descriptor = open(file, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw PlaceProblem("'\(file)' can't be written: \(SystemError.text(errno))")
    }
    defer { close(descriptor) }
    let bytes = Array(text.utf8)
    guard Glibc.write(descriptor, bytes, bytes.count) == bytes.count else {
      throw PlaceProblem("'\(file)' can't be written: \(SystemError.text(errno))")
    }
  }

  /// The last 64 KiB of a file in the folder.
  func end(of name: String) -> String { text(of: name, last: 1 << 16) }

  /// The text of a file in the folder; empty if the file does not exist.
  ///
  /// With a size, it is only the last so many bytes.
  func text(of name: String, last size: Int? = nil) -> String {
    let descriptor = open("\(path)/\(name)", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return "" }
    defer { close(descriptor) }
    // Fails in a file that is smaller, which is then read from its beginning.
    if let size { lseek(descriptor, -size, SEEK_END) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 14)
    while bytes.count < 1 << 20 {
      let count = read(descriptor, &chunk, chunk.count)
      guard count > 0 else { break }
      bytes += chunk[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
