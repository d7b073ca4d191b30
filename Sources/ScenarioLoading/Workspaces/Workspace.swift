/// The folder that scenario files may read from: that of `rehearse.yaml`, or the working directory.
package struct Workspace: Sendable {
  /// The absolute path without symbolic links.
  package let root: String

  /// The root as seen from the working directory: `.`, `..`, `../..`.
  package let shownRoot: String

  /// The absolute path without symbolic links.
  let workingDirectory: String

  /// What paths are near to those that lead nowhere.
  let pathSuggestions = PathSuggestions()

  /// The recorder of the files that are run or that files name, if any.
  package var dependencyRecorder: DependencyRecorder?

  /// The nearest folder at or above the working directory that has a `rehearse.yaml`, readable or
  /// not, else the working directory.
  package init(workingDirectory: String) {
    self.workingDirectory = workingDirectory
    var folder = workingDirectory
    var steps: [String] = []
    while !FileSystem.isPresent(folder.appendingPath(Self.configurationFile)) {
      guard folder != "/" else {
        (root, shownRoot) = (workingDirectory, ".")
        return
      }
      folder = folder.folderPath
      steps.append("..")
    }
    (root, shownRoot) = (folder, steps.isEmpty ? "." : steps.joined(separator: "/"))
  }

  /// The workspace of the working directory.
  package static var current: Workspace {
    Workspace(workingDirectory: FileSystem.resolved(".") ?? "/")
  }

  /// A path that people see, which is relative to the working directory, as seen from the root.
  func pathFromRoot(_ path: String) -> String {
    if root == workingDirectory, !path.isAbsolutePath { return path }
    let whole = whole(path)
    return whole.path(below: root) ?? whole
  }

  /// A path that people see, as seen from a folder without links; one that leads elsewhere stays.
  package func path(_ path: String, from folder: String) -> String {
    whole(path).path(below: folder) ?? path
  }

  /// The absolute path of one that people see.
  func whole(_ path: String) -> String {
    path.isAbsolutePath ? path : workingDirectory.appendingPath(path).normalisedPath
  }

  package static let configurationFile = "rehearse.yaml"

  /// A name that people could give the configuration, which is not read.
  static let misspeltConfigurationFile = "rehearse.yml"

  /// The path of the configuration, if there is one, from the working directory.
  package var configurationPath: String {
    shownRoot.appendingPath(Self.configurationFile).normalisedPath
  }

  func isConfiguration(_ path: String) -> Bool {
    FileSystem.resolved(path) == root.appendingPath(Self.configurationFile)
  }

  /// The path of a file that was probably meant as the configuration, if there is none.
  var misspeltConfigurationPath: String? {
    let path = shownRoot.appendingPath(Self.misspeltConfigurationFile).normalisedPath
    return FileSystem.isPresent(path) ? path : nil
  }

  /// Finds the file that a path within another file means.
  func resolve(_ path: String, writtenIn file: String) throws(WorkspaceError) -> String {
    guard !path.isAbsolutePath else { throw .absolute }
    let joined = file.folderPath.appendingPath(path).normalisedPath
    dependencyRecorder?.note(file, names: joined)
    let resolved = FileSystem.resolved(joined)
    guard isInside(resolved ?? FileSystem.resolvedFolder(above: joined)) else { throw .outside }
    guard resolved != nil else { throw FileSystem.isConcealed(joined) ? .concealed : .missing }
    return joined
  }

  /// Whether a path without links leads to the root or into it.
  package func isInside(_ path: String) -> Bool { path == root || path.path(below: root) != nil }

  /// Whether a link that was not named leads to a file that is neither in the workspace nor in the
  /// searched folder.
  package func isLedOut(by link: String, foundIn folder: String) -> Bool {
    guard FileSystem.isLink(link), FileSystem.kind(of: link) == .file,
      let target = FileSystem.resolved(link)
    else { return false }
    return isOutside(target, andOf: folder)
  }

  /// The first of some links to folders that leads neither into the workspace nor into the folder that
  /// the link is in.
  package func firstLedOut(by links: [String]) -> String? {
    links.first { link in
      guard let target = FileSystem.resolved(link) else { return false }
      return target != root && isOutside(target, andOf: link.folderPath)
    }
  }

  private func isOutside(_ target: String, andOf folder: String) -> Bool {
    target.path(below: root) == nil
      && FileSystem.resolved(folder).flatMap { target.path(below: $0) } == nil
  }
}

/// Why a path in a file can't be used.
enum WorkspaceError: Error {
  case absolute
  case concealed
  case missing
  case outside

  var text: String {
    switch self {
    case .absolute: "absolute paths are outside the workspace"
    case .concealed: "permission denied"
    case .missing: "there is no such file"
    case .outside: "it is outside the workspace"
    }
  }
}
