import Glibc

/// Finds programs as a shell does.
enum ProgramSearch {
  /// The path of the first program that exists.
  ///
  /// A name without a slash is searched for in `PATH`. Other relative paths begin in a folder.
  static func path(ofFirst names: [String], from folder: String = ".") -> String? {
    names.lazy.compactMap { path(of: $0, from: folder) }.first
  }

  /// The reason why a program was not found.
  static func absence(of name: String) -> String {
    name.contains("/") ? "there is no program '\(name)'" : "'\(name)' is not in PATH"
  }

  private static func path(of name: String, from folder: String) -> String? {
    if name.contains("/") {
      return isExecutable(name.hasPrefix("/") ? name : "\(folder)/\(name)") ? name : nil
    }
    let folders = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    return folders.split(separator: ":").lazy.map { "\($0)/\(name)" }.first(where: isExecutable)
  }

  private static func isExecutable(_ path: String) -> Bool {
    var facts = stat()
    return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
  }
}
