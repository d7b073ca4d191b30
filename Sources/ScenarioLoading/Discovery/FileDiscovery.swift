package import ScenarioDiagnostics
import ScenarioEvents
package import ScenarioRuntime

/// Finds the scenario files that the paths of a command line mean.
package struct FileDiscovery {
  /// The result of looking at a path.
  package enum Finding {
    /// A file, and the folders that must contain it if it was found rather than named.
    case file(String, within: FileBoundary?)

    /// A file that was read already.
    case text(SourceFile)

    /// Something that looks as if it held scenarios, and can't be read for them.
    case problem(Diagnostic, path: String)

    package var path: String {
      switch self {
      case .file(let path, _), .problem(_, let path): path
      case .text(let file): file.path
      }
    }

    package static func standardInput() -> Finding {
      let path = "standard input"
      do throws(UndecodableSource) {
        return .text(try SourceFile.readStandardInput(as: path))
      } catch {
        return .problem(error.diagnostic, path: path)
      }
    }
  }

  /// In plan order, each file once, by the path that people see.
  package private(set) var findings: [Finding] = []

  /// The folders that were searched, and those of named files, where more may appear.
  package var folders: Set<PathKey> { Set(searchedFolders.map(PathKey.init)) }

  /// Their paths as they were come by: only who watches them asks which are the same.
  private var searchedFolders: [String] = []

  /// The links to folders that were not followed.
  package private(set) var unfollowedLinks = UnfollowedLinks()

  /// The folders that were passed over because of their names.
  package private(set) var hiddenFolders: [String] = []

  /// Whether a file may have been found by a link; folders say which of their files are not links.
  private(set) var mayHoldLinks = false

  /// The lines that are meant of files that are not to be run as a whole.
  private var places: [SourcePlace] = []

  /// How many ways there are on which the same file may be found.
  private var wayCount = 0

  private let workspace: Workspace

  private var searchBoundary: (folder: String, boundary: FileBoundary)?

  /// Named files are taken with any extension, and folders are searched at every depth.
  ///
  /// In folders `*.yaml` and `*.yml` are taken, except for names with a leading dot and the
  /// workspace's configuration. Something that is named like a scenario file but is not one, such
  /// as a dead link, is taken as well: the error comes when it is read.
  package init(_ paths: [String], in workspace: Workspace) {
    self.init(paths.map(ScenarioPath.named), in: workspace)
  }

  package init(_ paths: [ScenarioPath], in workspace: Workspace) {
    self.workspace = workspace
    for path in paths {
      switch path {
      case .named(let path): visit(path)
      case .matched(let found):
        unfollowedLinks.formUnion(found.unfollowedLinks)
        for match in found.matches { take(match) }
      case .standardInput(let finding): findings.append(finding)
      case .place(let place): searchedFolders.append(place.file.folderPath)
      }
    }
    take(paths.compactMap(\.place))
  }

  /// Takes the files of lines, unless they are taken as a whole, and each file once.
  private mutating func take(_ places: [SourcePlace]) {
    let whole = findings.map(\.path)
    wayCount += places.count
    if !places.isEmpty { mayHoldLinks = true }
    for place in places { take(place.file) }
    findings = findings.inPlanOrder
    let names = wayCount > 1 ? FileNames(of: findings.map(\.path)) : FileNames()
    findings.removeAll { !names.isName($0.path) }
    self.places = places.map { $0.moved(to: names[$0.file]) }
      .filter { place in !whole.contains { names[$0] == place.file } }
  }

  /// Leaves of a plan what the lines choose of their files.
  package func narrowing(_ plan: RunPlan) throws(PathProblem) -> RunPlan {
    do throws(EmptyPlace) {
      return try PlaceSelection(places).apply(to: plan)
    } catch {
      throw .noScenario(error)
    }
  }

  /// Searches a named folder, or takes what is not a folder.
  private mutating func visit(_ path: String) {
    wayCount += 1
    switch FileSystem.kind(of: path) {
    case .folder: search(path, below: path)
    case .file, .special, .missing:
      searchedFolders.append(path.folderPath)
      mayHoldLinks = true
      take(path)
    }
  }

  /// Takes what a pattern found as a search of its folder would have.
  private mutating func take(_ match: PatternMatch) {
    wayCount += 1
    if let link = workspace.firstLedOut(by: match.links) {
      return reportUnsearchable(link, .linkOutside)
    }
    switch match.kind {
    case .folder where match.isText: search(match.path, below: match.path)
    case .folder: reportUnsearchable(match.path, .nameIsNoText)
    case .scenarioFile where match.isText:
      let folder = match.path.folderPath
      searchedFolders.append(folder)
      mayHoldLinks = true
      takeFound(match.path, below: folder)
    case .scenarioFile: reportUnreadable(match.path, .nameIsNoText)
    }
  }

  /// Takes a file that was named, unless it is a configuration.
  private mutating func take(_ path: String, within boundary: FileBoundary? = nil) {
    if path.isConfiguration {
      let isInPlace = workspace.isConfiguration(path)
      return report(isInPlace ? .namedConfiguration() : .misplacedConfiguration(), at: path)
    }
    findings.append(.file(path.normalisedPath, within: boundary))
  }

  private mutating func report(_ message: Diagnostic.Message, at path: String) {
    let path = path.normalisedPath
    findings.append(.problem(Diagnostic(message, at: .file(path: path)), path: path))
  }

  /// Takes a file that was found in a folder.
  ///
  /// The workspace's configuration is not one of the files to run.
  private mutating func takeFound(_ path: String, below searched: String, mayBeLink: Bool = true) {
    if mayBeLink, workspace.isLedOut(by: path, foundIn: searched) {
      return reportUnreadable(path, .linkOutside)
    }
    if !path.isConfiguration || !workspace.isConfiguration(path) {
      take(path, within: boundary(ofSearch: searched))
    }
  }

  private mutating func boundary(ofSearch folder: String) -> FileBoundary {
    if let last = searchBoundary, last.folder == folder { return last.boundary }
    let boundary = workspace.boundary(ofSearch: folder)
    searchBoundary = (folder, boundary)
    return boundary
  }

  private mutating func reportUnreadable(_ path: String, _ reason: FileError.Reason) {
    report(.unreadableFile(FileError(path: path, reason: reason).text), at: path)
  }

  private mutating func reportUnsearchable(_ path: String, _ reason: FileError.Reason) {
    report(.unreadableFolder(FileError(path: path, reason: reason).text), at: path)
  }

  private mutating func search(_ folder: String, below searched: String) {
    searchedFolders.append(folder)
    unfollowedLinks.search(folder)
    let start = folder.appendingPath("")
    do {
      for entry in try FolderEntry.read(folder) { visit(entry, after: start, below: searched) }
    } catch {
      reportUnsearchable(folder, error.reason)
    }
  }

  /// Takes what is in a folder, whose paths begin so, the last slash included.
  private mutating func visit(_ entry: FolderEntry, after start: String, below searched: String) {
    let path = start + entry.name
    guard !entry.isHidden else {
      let isFolder = !entry.isNavigation && entry.kind(at: path) == .folder
      if isFolder { hiddenFolders.append(path.normalisedPath) }
      return
    }
    switch entry.kind(at: path) {
    case .folder where !path.isScenarioFile:
      if entry.isText {
        search(path, below: searched)
      } else {
        reportUnsearchable(path, .nameIsNoText)
      }
    case .file, .folder, .special, .missing:
      guard path.isScenarioFile else { return unfollowedLinks.meet(entry, at: path) }
      guard entry.isText else { return reportUnreadable(path, .nameIsNoText) }
      if entry.mayBeLink {
        wayCount += 1
        mayHoldLinks = true
      }
      takeFound(path, below: searched, mayBeLink: entry.mayBeLink)
    }
  }
}

extension [FileDiscovery.Finding] {
  /// The findings in the order of their paths, each path once.
  fileprivate var inPlanOrder: Self {
    let paths = map(\.path)
    var sorted: Self = []
    sorted.reserveCapacity(count)
    var last: PathKey?
    for index in paths.indicesInPathOrder {
      let path = PathKey(paths[index])
      if let last, last == path { continue }
      sorted.append(self[index])
      last = path
    }
    return sorted
  }
}
