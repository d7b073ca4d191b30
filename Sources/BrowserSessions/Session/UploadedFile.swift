import Glibc
import ScenarioRuntime

/// A file of the workspace that a page gets.
enum UploadedFile {
  /// The absolute path of a file in a folder.
  ///
  /// Files outside the folder are refused, even if a link inside leads there.
  static func path(of name: String, in folder: String) throws(SessionFault) -> String {
    guard let path = realPath(name.hasPrefix("/") ? name : "\(folder)/\(name)"), isFile(path) else {
      throw SessionFault(.misconduct, "'\(name)' can't be uploaded: there is no such file")
    }
    guard let root = realPath(folder), path.hasPrefix(root == "/" ? root : root + "/") else {
      throw SessionFault(.misconduct, "'\(name)' can't be uploaded: it is outside the workspace")
    }
    return path
  }

  private static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func isFile(_ path: String) -> Bool {
    var facts = stat()
    return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFREG
  }
}
