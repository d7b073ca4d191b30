/// The one path, of those that lead to a file, by which people see it.
///
/// The shortest is taken, and a symbolic link only where nothing else leads to the file.
struct FileNames {
  /// The names of files by those of their other paths that were asked for.
  private var names: [String: String] = [:]

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
    var best: [String: Candidate] = [:]
    let identities = paths.map { path in
      let candidate = Candidate(path: path, isLink: FileSystem.isLink(path))
      let identity = folders.identity(of: path, isLink: candidate.isLink)
      if best[identity].map(candidate.isBetter) ?? true { best[identity] = candidate }
      return identity
    }
    guard best.count < paths.count else { return }
    for (path, identity) in zip(paths, identities) {
      if let name = best[identity]?.path, name != path { names[path] = name }
    }
  }

  /// The name of the file that a path leads to.
  subscript(path: String) -> String { names[path] ?? path }
}

/// Folders without symbolic links, each looked up once, as most files share theirs.
private struct ResolvedFolders {
  private var folders: [String: String] = [:]

  /// What tells a file from all others, whatever path leads to it.
  mutating func identity(of path: String, isLink: Bool) -> String {
    if isLink { return FileSystem.resolved(path) ?? path }
    return resolved(path.folderPath).appendingPath(path.fileName)
  }

  private mutating func resolved(_ folder: String) -> String {
    if let known = folders[folder] { return known }
    let resolved = FileSystem.resolved(folder) ?? folder
    folders[folder] = resolved
    return resolved
  }
}
