import ScenarioDiagnostics
import ScenarioEvents
import ScenarioRuntime

/// Finds the scenario files that the paths of a command line mean.
package struct FileDiscovery {
  /// What stands at a path.
  enum Finding {
    case file(String)

    /// Something that looks as if it held scenarios, and can't be read for them.
    case problem(Diagnostic, path: String)

    var path: String {
      switch self {
      case .file(let path), .problem(_, let path): path
      }
    }
  }

  /// In plan order, each file once, by the path that people see.
  private(set) var findings: [Finding] = []

  /// The lines that are meant of files that are not to be run as a whole.
  private var places: [SourcePlace] = []

  /// How many ways there are on which the same file may be found.
  private var wayCount = 0

  private let workspace: Workspace

  /// The folder that is being searched, with all below it.
  private var searched = ""

  /// Files are taken whatever their extension, and folders searched at every depth.
  ///
  /// In folders `*.yaml` and `*.yml` are taken, but for names with a leading dot and the
  /// workspace's configuration. What is named like a scenario file and is none, such as a link
  /// that leads nowhere, is taken as well: reading it says what is wrong.
  package init(_ paths: [String], in workspace: Workspace) {
    self.init(paths.map(ScenarioPath.named), in: workspace)
  }

  init(_ paths: [ScenarioPath], in workspace: Workspace) {
    self.workspace = workspace
    for path in paths {
      switch path {
      case .named(let path): visit(path) { $0.take(path) }
      case .matched(let paths): for path in paths { visit(path) { $0.takeMatched(path) } }
      case .place: break
      }
    }
    take(paths.compactMap(\.place))
  }

  /// Takes the files of lines, unless they are taken as a whole, and each file once.
  private mutating func take(_ places: [SourcePlace]) {
    let whole = findings.map(\.path)
    wayCount += places.count
    for place in places { take(place.file) }
    findings = findings.inPlanOrder
    let names = wayCount > 1 ? FileNames(of: findings.map(\.path)) : FileNames()
    findings.removeAll { names[$0.path] != $0.path }
    self.places = places.map { $0.moved(to: names[$0.file]) }
      .filter { place in !whole.contains { names[$0] == place.file } }
  }

  /// Leaves of a plan what the lines choose of their files.
  func narrowing(_ plan: RunPlan) throws(UsageProblem) -> RunPlan {
    do throws(EmptyPlace) {
      return try PlaceSelection(places).apply(to: plan)
    } catch {
      throw .noScenario(error)
    }
  }

  /// Searches a folder, and does something else with what is none.
  private mutating func visit(_ path: String, orElse take: (inout FileDiscovery) -> Void) {
    wayCount += 1
    switch FileSystem.kind(of: path) {
    case .folder:
      searched = path
      search(path)
    case .file, .special, .missing: take(&self)
    }
  }

  /// Takes a file that was named, unless it is a configuration.
  private mutating func take(_ path: String) {
    if path.isConfiguration { return report(.misplacedConfiguration(), at: path) }
    findings.append(.file(path.normalisedPath))
  }

  private mutating func report(_ message: Diagnostic.Message, at path: String) {
    let path = path.normalisedPath
    findings.append(.problem(Diagnostic(message, at: .file(path: path)), path: path))
  }

  /// Takes a file that was found; the workspace's configuration is in its place.
  private mutating func takeFound(_ path: String) {
    let isInPlace =
      path.isConfiguration
      && FileSystem.resolved(path) == workspace.root.appendingPath(Workspace.configurationFile)
    if !isInPlace { take(path) }
  }

  private mutating func takeMatched(_ path: String) {
    searched = path.folderPath
    if let problem = linkProblem(at: path) {
      report(.unreadableFile(problem), at: path)
    } else {
      takeFound(path)
    }
  }

  private mutating func search(_ folder: String) {
    do {
      for entry in try FolderEntry.read(folder) { visit(entry, in: folder) }
    } catch {
      report(.unreadableFolder(error.text), at: folder)
    }
  }

  private mutating func visit(_ entry: FolderEntry, in folder: String) {
    guard !entry.isHidden else { return }
    let path = folder.appendingPath(entry.name)
    let nameProblem = entry.isText ? nil : FileError(path: path, reason: .nameIsNoText).text
    switch entry.kind(at: path) {
    case .folder where !path.isScenarioFile:
      if let nameProblem { report(.unreadableFolder(nameProblem), at: path) } else { search(path) }
    case .file, .folder, .special, .missing:
      guard path.isScenarioFile else { return }
      if entry.mayBeLink { wayCount += 1 }
      if let problem = nameProblem ?? (entry.mayBeLink ? linkProblem(at: path) : nil) {
        report(.unreadableFile(problem), at: path)
      } else {
        takeFound(path)
      }
    }
  }

  private func linkProblem(at path: String) -> String? {
    guard workspace.isLedOut(by: path, foundIn: searched) else { return nil }
    return FileError(path: path, reason: .linkOutside).text
  }
}

extension [FileDiscovery.Finding] {
  /// The findings in the order of their paths, each path once.
  fileprivate var inPlanOrder: Self {
    let keys = map { PathOrder(of: $0.path) }
    let order = indices.sorted { keys[$0] < keys[$1] }
    var sorted: Self = []
    sorted.reserveCapacity(count)
    for (place, index) in order.enumerated()
    where place == 0 || keys[order[place - 1]] < keys[index] {
      sorted.append(self[index])
    }
    return sorted
  }
}
