/// The folders within which a file must lie that nobody named on the command line.
package struct FileBoundary: Sendable {
  /// Absolute paths without symbolic links.
  let folders: [String]

  /// Whether an absolute path without symbolic links leads to or into one of the folders.
  func contains(_ path: String) -> Bool {
    folders.contains { path == $0 || path.path(below: $0) != nil }
  }
}

extension Workspace {
  /// The workspace alone: for files that other files name.
  var boundary: FileBoundary { FileBoundary(folders: [root]) }

  /// The workspace and a folder that was searched.
  func boundary(ofSearch folder: String) -> FileBoundary {
    FileBoundary(folders: [root] + [FileSystem.resolved(folder)].compactMap(\.self))
  }
}
