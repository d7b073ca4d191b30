import ScenarioDiagnostics

/// Chooses the path of a file that people see, if several paths lead to it.
///
/// The shortest one is taken, and a symbolic link only if nothing else leads to the file.
struct FileNames {
  /// The names of files by those of their other paths that were asked for.
  private var names: [PathKey: String] = [:]

  /// One path of a file; the less is better.
  private struct Candidate {
    let path: String
    let isLink: Bool

    func isBetter(than other: Candidate) -> Bool {
      if isLink != other.isLink { return other.isLink }
      return path.utf8.count < other.path.utf8.count
    }
  }

  /// Without paths, each path is a name.
  init() {}

  /// Names the files of some paths; of equally good ones the first is taken.
  init(of paths: [String]) {
    var folders = ResolvedFolders()
    var best: [PathKey: Candidate] = [:]
    let identities = paths.map { path in
      let candidate = Candidate(path: path, isLink: FileSystem.isLink(path))
      let identity = PathKey(folders.identity(of: path, isLink: candidate.isLink))
      if best[identity].map(candidate.isBetter) ?? true { best[identity] = candidate }
      return identity
    }
    guard best.count < paths.count else { return }
    for (path, identity) in zip(paths, identities) {
      let key = PathKey(path)
      if let name = best[identity]?.path, PathKey(name) != key { names[key] = name }
    }
  }

  func isName(_ path: String) -> Bool { names[PathKey(path)] == nil }

  subscript(path: String) -> String { names[PathKey(path)] ?? path }
}

/// Folders without symbolic links, each looked up once, as most files share theirs.
private struct ResolvedFolders {
  private var folders: [PathKey: String] = [:]

  /// A key that is the same for all paths to one file.
  mutating func identity(of path: String, isLink: Bool) -> String {
    if isLink { return FileSystem.resolved(path) ?? path }
    return resolved(path.folderPath).appendingPath(path.fileName)
  }

  private mutating func resolved(_ folder: String) -> String {
    let key = PathKey(folder)
    if let known = folders[key] { return known }
    let resolved = FileSystem.resolved(folder) ?? folder
    folders[key] = resolved
    return resolved
  }
}
