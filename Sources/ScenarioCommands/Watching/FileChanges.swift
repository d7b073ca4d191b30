package import ScenarioDiagnostics
package import ScenarioLoading

/// The changes of files since the last look.
package enum FileChanges: Equatable, Sendable {
  /// The changes are unknown, or concern everything.
  case everything

  /// Files that were written, made, moved or deleted, and folders that were made or moved.
  case some(files: Set<PathKey>, folders: Set<PathKey>)

  /// Joins what happened before and after.
  package mutating func formUnion(_ other: FileChanges) {
    guard case .some(let files, let folders) = self,
      case .some(let otherFiles, let otherFolders) = other
    else {
      self = .everything
      return
    }
    self = .some(files: files.union(otherFiles), folders: folders.union(otherFolders))
  }

  /// Returns the changes that concern a run.
  ///
  /// A new file counts if a search would find it, so hidden files do not count: editors write such
  /// files for a moment.
  ///
  /// - Parameters:
  ///   - dependencies: The known files and what they name.
  ///   - configuration: The path of the configuration, which concerns everything, as do the files
  ///     that it names.
  /// - Returns: Those changes; nil if there are none.
  package func relevant(to dependencies: FileDependencies, configuration: String) -> FileChanges? {
    guard case .some(let files, let folders) = self else { return self }
    if dependencies.concerned(by: files).contains(PathKey(configuration)) { return .everything }
    let known = dependencies.files
    let noticed = files.filter {
      known.contains($0) || ($0.path.isScenarioFile && !$0.path.isHiddenPath)
    }
    return noticed.isEmpty && folders.isEmpty ? nil : .some(files: noticed, folders: folders)
  }

  /// The files of some whose run could end otherwise than before.
  package func concerned(
    among candidates: some Sequence<PathKey>,
    by dependencies: FileDependencies
  ) -> Set<PathKey> {
    guard case .some(let files, let folders) = self else { return Set(candidates) }
    let concerned = dependencies.concerned(by: files)
    return Set(
      candidates.filter { file in
        concerned.contains(file) || folders.contains { file.path.path(below: $0.path) != nil }
      }
    )
  }

  /// The changes in one line, the first of many.
  package var summary: String {
    guard case .some(let files, let folders) = self else { return "everything" }
    let paths = files.map(\.path).sorted() + folders.map { "\($0.path)/" }.sorted()
    let rest = paths.count > 3 ? " and \(paths.count - 3) more" : ""
    return paths.prefix(3).joined(separator: ", ") + rest
  }
}
