import Glibc
import ScenarioRuntime

/// A file of the workspace that a page gets.
enum UploadedFile {
  /// The absolute path of a file in a folder.
  ///
  /// Files outside the folder are refused, even if a link inside leads there.
  static func path(of name: String, in folder: String) throws(SessionFault) -> String {
    guard let path = realPath(name.hasPrefix("/") ? name : "\(folder)/\(name)") else {
      throw refusal(of: name, "there is no such file")
    }
    let root = realPath(folder).map { $0 == "/" ? $0 : $0 + "/" }
    guard let root, (path + "/").hasPrefix(root) else {
      throw refusal(of: name, "it is outside the workspace")
    }
    switch kind(of: path) {
    case S_IFREG: return path
    case S_IFDIR: throw refusal(of: name, "it is a folder")
    default: throw refusal(of: name, "it is no file")
    }
  }

  private static func refusal(of name: String, _ reason: String) -> SessionFault {
    SessionFault(.misconduct, "'\(name)' can't be uploaded: \(reason)")
  }

  private static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The kind of what is at a path, as `S_IFREG`; nil if it is gone.
  private static func kind(of path: String) -> mode_t? {
    var facts = stat()
    return stat(path, &facts) == 0 ? facts.st_mode & S_IFMT : nil
  }
}
