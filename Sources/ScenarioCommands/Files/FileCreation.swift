import Glibc

/// Files that are made one after the other, with the folders that lead to them, and that can be
/// taken back.
struct FileCreation {
  /// The files and folders, in the order in which they were made.
  private var made: [String] = []

  /// Writes a file that must not be there yet.
  mutating func create(_ path: String, with bytes: [UInt8]) throws(FileError) {
    try createFolder(path.folderPath)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    if descriptor < 0 { throw FileError(path: path, reason: .system(errno)) }
    defer { close(descriptor) }
    made.append(path)
    try Output.write(bytes, to: descriptor, path: path)
  }

  /// Makes a folder and those that lead to it, unless they are there.
  private mutating func createFolder(_ path: String) throws(FileError) {
    guard FileSystem.kind(of: path) != .folder else { return }
    // Nothing is looked for that no folder can be called, as the way to it may have any length.
    if path.utf8.count >= PATH_MAX { throw FileError(path: path, reason: .system(ENAMETOOLONG)) }
    if path.folderPath != path { try createFolder(path.folderPath) }
    if mkdir(path, 0o777) == 0 { return made.append(path) }
    if errno != EEXIST { throw FileError(path: path, reason: .system(errno)) }
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
