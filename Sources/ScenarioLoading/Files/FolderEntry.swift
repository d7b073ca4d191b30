import Glibc

/// A name in a folder, with the kind of file that the folder gives for it.
package struct FolderEntry {
  package let name: String

  /// Whether the name is one that people can see and write.
  package let isText: Bool
  private let type: Int32

  /// Reads an entry in place: its memory is only as long as its name, so it can't be copied whole.
  private init(at entry: UnsafeMutablePointer<dirent>) {
    type = Int32(entry.pointee.d_type)
    let length = MemoryLayout.size(ofValue: entry.pointee.d_name)
    (name, isText) = withUnsafePointer(to: &entry.pointee.d_name) { name in
      name.withMemoryRebound(to: CChar.self, capacity: length) { name in
        String(validatingCString: name).map { ($0, true) } ?? (String(cString: name), false)
      }
    }
  }

  /// All names in a folder, in no order.
  package static func read(_ folder: String) throws(FileError) -> [FolderEntry] {
    guard let stream = opendir(folder) else {
      throw FileError(path: folder, reason: .system(errno))
    }
    defer { closedir(stream) }
    var entries: [FolderEntry] = []
    while true {
      // Only `errno` distinguishes a failure from the end.
      errno = 0
      guard let entry = readdir(stream) else { break }
      entries.append(FolderEntry(at: entry))
    }
    if errno != 0 { throw FileError(path: folder, reason: .system(errno)) }
    return entries
  }

  /// All names in a folder; none where it can't be read.
  package static func all(in folder: String) -> [FolderEntry] { (try? read(folder)) ?? [] }

  package var isHidden: Bool { name.utf8.first == UInt8(ascii: ".") }

  /// Whether it is the folder itself, `.`, or its parent, `..`.
  var isNavigation: Bool { name == "." || name == ".." }

  /// Whether the name may be one more for what has another.
  package var mayBeLink: Bool { type == Int32(DT_LNK) || type == Int32(DT_UNKNOWN) }

  /// Whether it is a link to a folder, which searches don't follow.
  func isLinkToFolder(at path: String) -> Bool {
    type == Int32(DT_LNK) && FileSystem.kind(of: path) == .folder
  }

  /// The kind of file that the name leads to; links to folders are not followed.
  package func kind(at path: String) -> FileKind {
    switch type {
    case Int32(DT_REG): return .file
    case Int32(DT_DIR): return .folder
    case Int32(DT_LNK):
      let target = FileSystem.kind(of: path)
      return target == .folder ? .missing : target
    case Int32(DT_UNKNOWN): return FileSystem.kind(of: path)
    default: return .special
    }
  }
}
