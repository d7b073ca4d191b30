/// The files that a search of a workspace looks at, the outer ones first.
///
/// Their number and that of the folders is limited, so that a search ends soon in any workspace.
struct WorkspaceFiles {
  private static let mostEntries = 5_000

  let paths: [String]

  /// - Parameters:
  ///   - root: The absolute path of the workspace.
  ///   - mostFiles: The maximum number of files.
  ///   - isWanted: Whether a file with a path is one of them.
  init(below root: String, atMost mostFiles: Int, where isWanted: (String) -> Bool) {
    var files: [String] = []
    var folders = [root][...]
    var rest = Self.mostEntries
    while rest > 0, files.count < mostFiles, let folder = folders.popFirst() {
      let entries = FolderEntry.all(in: folder).filter { !$0.isHidden && $0.isText }
      for entry in entries.sorted(by: { $0.name < $1.name }).prefix(rest) {
        let path = folder.appendingPath(entry.name)
        switch entry.kind(at: path) {
        case .folder: folders.append(path)
        case .file where isWanted(path): files.append(path)
        case .file, .missing, .special: break
        }
      }
      rest -= entries.count
    }
    paths = Array(files.prefix(mostFiles))
  }
}
