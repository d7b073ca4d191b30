import Glibc
import ScenarioDiagnostics

/// A file that could not be read or written.
package struct FileError: Error {
  /// What the system or the tool refuses.
  package enum Reason {
    /// An error of the system, by its `errno`.
    case system(Int32)

    /// Another program has written the file since it was read.
    case changed
    case folder
    case folderIsLink

    /// The reader of the file takes no more.
    case full
    case linkOutside
    case linkToNothing
    case nameIsNoText
    case notAFile
    case readOnly
    case tooLarge

    /// Another report goes to the same file.
    case taken
  }

  package let path: String
  package let reason: Reason

  package init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  package var text: String {
    switch reason {
    case .system(let code): String(cString: strerror(code)).lowercased()
    case .changed: "another program has changed it"
    case .folder: "it is a folder"
    case .folderIsLink: "its folder is a link"
    case .full: "it is full"
    case .linkOutside: "it is a link that leads out of the workspace"
    case .linkToNothing: "it is a link that leads nowhere"
    case .nameIsNoText: "its name is not valid UTF-8"
    case .notAFile: "it is not an ordinary file"
    case .readOnly: "it is read-only"
    case .tooLarge: "it is larger than \(FileSystem.largestFile >> 20) MiB"
    case .taken: "another report goes there"
    }
  }

  /// Says that the file can't be written, and why; `role` is what it is to people: `the report`.
  package func writeFailure(as role: String? = nil) -> String {
    let named = "'\(VisibleText.escaping(path))' can't be written: \(text)"
    return role.map { "\($0) \(named)" } ?? named
  }
}
