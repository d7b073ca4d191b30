import Glibc
import ScenarioLoading

extension FileSystem {
  /// Makes a folder and those that lead to it, unless they are there, and notes which it made.
  ///
  /// A way that leads back out of a folder that is not there leads nowhere: where it would lead to is
  /// not known before.
  static func createFolder(_ path: String, noting made: inout [String]) throws(FileError) {
    guard kind(of: path) != .folder else { return }
    // Nothing is looked for that no folder can be called, as the way to it may have any length.
    if path.utf8.count >= PATH_MAX { throw FileError(path: path, reason: .system(ENAMETOOLONG)) }
    if path.fileName == ".." { throw FileError(path: path, reason: .system(ENOENT)) }
    if path.folderPath != path { try createFolder(path.folderPath, noting: &made) }
    if mkdir(path, 0o777) == 0 { return made.append(path) }
    if errno != EEXIST { throw FileError(path: path, reason: .system(errno)) }
  }

  /// Replaces a file's content, completely or not at all.
  ///
  /// The file keeps its permissions; if the path is a link, its target is replaced.
  static func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
    let target = resolved(path) ?? path
    let temporaryPath = "\(target).\(getpid()).tmp"
    unlink(temporaryPath)
    let descriptor = open(temporaryPath, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if descriptor < 0 { throw FileError(path: path, reason: .system(errno)) }
    defer { close(descriptor) }
    do throws(FileError) {
      try Output.write(bytes, to: descriptor, path: path)
      try keepPermissions(of: target, on: descriptor)
      if rename(temporaryPath, target) != 0 { throw FileError(path: path, reason: .system(errno)) }
    } catch {
      unlink(temporaryPath)
      throw error
    }
  }

  /// Whether nobody may write a file.
  ///
  /// Its permissions count, because an administrator may write every file.
  static func isReadOnly(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & 0o222 == 0
  }

  /// Gives an open file the permissions of the one whose place it is going to take.
  static func keepPermissions(of path: String, on file: Int32) throws(FileError) {
    var status = stat()
    guard stat(path, &status) == 0, fchmod(file, status.st_mode & 0o777) == 0 else {
      throw FileError(path: path, reason: .system(errno))
    }
  }
}
