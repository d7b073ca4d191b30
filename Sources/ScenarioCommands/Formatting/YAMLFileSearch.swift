import ScenarioDiagnostics
import ScenarioLoading

/// The YAML files that the paths of `format` mean: all of them, whatever they hold.
struct YAMLFileSearch {
  /// The paths in the form that is shown, each once.
  private(set) var files: [String] = []

  /// The files that can't be formatted.
  private(set) var problems: [Problem] = []

  enum Problem {
    /// There is nothing.
    case missing(String)

    /// It is named, but its name is not that of a YAML file; formatting would make JSON invalid.
    case noYAML(String)
    case unreadable(FileError)

    /// A folder that may hold something, which is not known.
    case unsearchable(FileError)
  }

  /// The links to folders that were not followed.
  private(set) var unfollowedLinks = UnfollowedLinks()

  /// The links to folders outside of the workspace that were met.
  private var outside: Set<PathKey> = []
  private let workspace: Workspace

  init(_ paths: [String], in workspace: Workspace) {
    self.workspace = workspace
    for path in paths { take(path.pathPastLinks) }
    var seen: Set<PathKey> = []
    files = files.map(\.normalisedPath).sorted().filter { seen.insert(PathKey($0)).inserted }
  }

  private mutating func take(_ path: String) {
    switch FileSystem.kind(of: path) {
    case .folder: search(path, below: path)
    case .missing: takePattern(path)
    case .file, .special:
      if path.isScenarioFile { files.append(path) } else { problems.append(.noYAML(path)) }
    }
  }

  private mutating func takePattern(_ path: String) {
    let found = PathPattern(path)?.search(entersFiles: true) ?? PatternMatches()
    let matches = found.matches.filter(Self.isToBeTaken)
    if matches.isEmpty { takeUnseen(path) }
    unfollowedLinks.formUnion(found.unfollowedLinks)
    for match in matches { take(match) }
  }

  /// Whether a search of folders would not pass over it, as it does over pipes.
  private static func isToBeTaken(_ match: PatternMatch) -> Bool {
    guard match.isText, match.kind == .scenarioFile else { return true }
    switch FileSystem.kind(of: match.path) {
    case .file, .folder: return true
    case .missing: return FileSystem.isConcealed(match.path)
    case .special: return false
    }
  }

  private mutating func take(_ match: PatternMatch) {
    if let link = workspace.firstLedOut(by: match.links) { return takeOutside(link) }
    switch match.kind {
    case .folder where match.isText: search(match.path, below: match.path)
    case .folder: report(match.path, .nameIsNoText, as: Problem.unsearchable)
    case .scenarioFile where match.isText && FileSystem.kind(of: match.path) == .folder:
      search(match.path, below: match.path)
    case .scenarioFile: takeFound(match.path, below: match.path.folderPath, isText: match.isText)
    }
  }

  /// Reports a link that leads out of the workspace, once for everything that matched below it.
  private mutating func takeOutside(_ link: String) {
    guard outside.insert(PathKey(link)).inserted else { return }
    report(link, .linkOutside, as: Problem.unsearchable)
  }

  /// Takes a path at which nothing is seen; reading says why, where there may be something.
  private mutating func takeUnseen(_ path: String) {
    if FileSystem.isConcealed(path) { files.append(path) } else { problems.append(.missing(path)) }
  }

  private mutating func search(_ folder: String, below searched: String) {
    unfollowedLinks.search(folder)
    do throws(FileError) {
      for entry in try FolderEntry.read(folder) where !entry.isHidden {
        let path = folder.appendingPath(entry.name)
        switch entry.kind(at: path) {
        case .folder where entry.isText: search(path, below: searched)
        case .folder: report(path, .nameIsNoText, as: Problem.unsearchable)
        case .file where path.isScenarioFile:
          takeFound(path, below: searched, isText: entry.isText, mayBeLink: entry.mayBeLink)
        case .missing: unfollowedLinks.meet(entry, at: path)
        case .file, .special: break
        }
      }
    } catch {
      report(folder, error.reason, as: Problem.unsearchable)
    }
  }

  private mutating func takeFound(
    _ path: String,
    below searched: String,
    isText: Bool,
    mayBeLink: Bool = true
  ) {
    if !isText {
      report(path, .nameIsNoText, as: Problem.unreadable)
    } else if mayBeLink, workspace.isLedOut(by: path, foundIn: searched) {
      report(path, .linkOutside, as: Problem.unreadable)
    } else {
      files.append(path)
    }
  }

  private mutating func report(
    _ path: String,
    _ reason: FileError.Reason,
    as problem: (FileError) -> Problem
  ) {
    problems.append(problem(FileError(path: path.normalisedPath, reason: reason)))
  }
}
