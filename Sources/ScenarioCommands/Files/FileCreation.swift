import Glibc
import ScenarioLoading

/// Files that are made one after the other, with the folders that lead to them, and that can be
/// taken back.
struct FileCreation {
  /// The files and folders, in the order in which they were made.
  private var made: [String] = []

  /// Writes a file that must not be there yet.
  mutating func create(_ path: String, with bytes: [UInt8]) throws(FileError) {
    try FileSystem.createFolder(path.folderPath, noting: &made)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    if descriptor < 0 { throw FileError(path: path, reason: .system(errno)) }
    defer { close(descriptor) }
    made.append(path)
    try Output.write(bytes, to: descriptor, path: path)
  }

  /// Removes what was made; a folder stays where somebody else has put something into it.
  ///
  /// - Returns: Whether no file is left.
  func takeBack() -> Bool {
    var isAllGone = true
    for path in made.reversed() where remove(path) != 0 && errno != ENOTEMPTY { isAllGone = false }
    return isAllGone
  }
}
