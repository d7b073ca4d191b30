package import ScenarioDiagnostics

/// The files of a suite, none of which a report may replace.
package struct SuiteFiles: Sendable {
  /// The files that paths lead to, as people see them.
  package let found: [String]

  /// Whether some of the files that were found may be symbolic links.
  let mayHoldLinks: Bool

  /// The files that others import, read data from or let apps read, without symbolic links.
  private(set) var named: Set<PathKey>

  package init(found: [String], mayHoldLinks: Bool, named: Set<PathKey>) {
    self.found = found
    self.mayHoldLinks = mayHoldLinks
    self.named = named
  }

  /// The files and one more, if there is a file at its path.
  package func adding(_ path: String?) -> SuiteFiles {
    var files = self
    if let path = path.flatMap(FileSystem.resolved) { files.named.insert(PathKey(path)) }
    return files
  }

  /// Whether a path leads to one of them.
  ///
  /// The path is that of a report, which rarely has the name of a scenario file. So only files of the
  /// same name are looked up, and links, which may have another name than their target.
  package func contains(_ path: String) -> Bool {
    guard FileSystem.kind(of: path) == .file, let target = FileSystem.resolved(path) else {
      return false
    }
    let key = PathKey(target)
    if named.contains(key) { return true }
    let (name, isLikely) = (target.fileName, target.isScenarioFile)
    return found.contains { file in
      (isLikely || file.hasSuffix(name) || mayHoldLinks && FileSystem.isLink(file))
        && FileSystem.resolved(file).map(PathKey.init) == key
    }
  }
}
