import ScenarioRuntime

/// The folders in which something could happen that a run would notice.
struct WatchedFolders {
  private(set) var folders: Set<String> = []

  /// - Parameters:
  ///   - paths: What is run; folders count with all below them.
  ///   - files: The files that were read.
  ///   - root: The workspace's folder, which has the configuration.
  init(paths: [ScenarioPath], files: Set<String>, root: String) {
    folders = Set(files.map(\.folderPath)).union([root])
    for path in paths {
      switch path {
      case .named(let path): add(path)
      case .matched(let matches): for match in matches { add(match.path) }
      case .place(let place): folders.insert(place.file.folderPath)
      }
    }
  }

  private mutating func add(_ path: String) {
    guard FileSystem.kind(of: path) == .folder else {
      folders.insert(path.folderPath)
      return
    }
    folders.insert(path)
    for entry in FolderEntry.all(in: path) where !entry.isHidden {
      let inner = path.appendingPath(entry.name)
      if entry.kind(at: inner) == .folder { add(inner) }
    }
  }
}
