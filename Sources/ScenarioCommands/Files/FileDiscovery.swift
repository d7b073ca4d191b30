import ScenarioDiagnostics
import ScenarioRuntime

/// Finds the scenario files that the paths of a command line mean.
package struct FileDiscovery {
  /// The paths as people see them, in plan order, each once.
  private(set) var files: [String] = []

  /// Folders that could not be read.
  private(set) var diagnostics: [Diagnostic] = []

  /// The lines that are meant of files that are not to be run as a whole.
  private var places: [SourcePlace] = []

  private let workspace: Workspace

  /// Files are taken whatever their extension, and folders searched at every depth.
  ///
  /// In folders `*.yaml` and `*.yml` are taken, but for names with a leading dot and the
  /// workspace's configuration.
  package init(_ paths: [String], in workspace: Workspace) {
    self.init(paths.map(ScenarioPath.named), in: workspace)
  }

  init(_ paths: [ScenarioPath], in workspace: Workspace) {
    self.workspace = workspace
    for path in paths {
      switch path {
      case .named(let path): visit(path) { $0.take(path) }
      case .matched(let paths): for path in paths { visit(path) { $0.takeFound(path) } }
      case .place: break
      }
    }
    places = paths.compactMap(\.place).filter { !isTaken($0.file) }
    for place in places { take(place.file) }
    files = files.map(\.normalisedPath).inPlanOrder
  }

  /// Leaves of a plan what the lines choose of their files.
  func narrowing(_ plan: RunPlan) throws(PathProblem) -> RunPlan {
    do throws(EmptyPlace) {
      return try PlaceSelection(places).apply(to: plan)
    } catch {
      throw .noScenario(error)
    }
  }

  private func isTaken(_ file: String) -> Bool {
    files.contains { $0.normalisedPath == file }
  }

  /// Searches a folder, and does something else with what is none.
  private mutating func visit(_ path: String, orElse take: (inout FileDiscovery) -> Void) {
    switch FileSystem.kind(of: path) {
    case .folder: search(path)
    case .file, .special, .missing: take(&self)
    }
  }

  /// Takes a file that was named, unless it is a configuration.
  private mutating func take(_ path: String) {
    guard path.isConfiguration else { return files.append(path) }
    diagnostics.append(Diagnostic(.misplacedConfiguration(), at: .file(path: path.normalisedPath)))
  }

  /// Takes a file that was found; the workspace's configuration is in its place.
  private mutating func takeFound(_ path: String) {
    let isInPlace =
      path.isConfiguration
      && FileSystem.resolved(path) == workspace.root.appendingPath(Workspace.configurationFile)
    if !isInPlace { take(path) }
  }

  private mutating func search(_ folder: String) {
    do {
      for entry in try FolderEntry.read(folder) { visit(entry, in: folder) }
    } catch {
      diagnostics.append(
        Diagnostic(.unreadableFile(error.text), at: .file(path: folder.normalisedPath))
      )
    }
  }

  private mutating func visit(_ entry: FolderEntry, in folder: String) {
    guard !entry.isHidden else { return }
    let path = folder.appendingPath(entry.name)
    switch entry.kind(at: path) {
    case .folder: search(path)
    case .file where path.isScenarioFile: takeFound(path)
    case .file, .missing, .special: break
    }
  }
}

extension [String] {
  /// The paths by component, byte by byte, each once.
  fileprivate var inPlanOrder: [String] {
    let keys = map { ($0, Swift.Array($0.utf8.map { $0 == UInt8(ascii: "/") ? 0 : $0 })) }
    let sorted = keys.sorted { $0.1.lexicographicallyPrecedes($1.1) }.map(\.0)
    return sorted.enumerated().filter { $0 == 0 || sorted[$0 - 1] != $1 }.map(\.1)
  }
}

extension String {
  fileprivate var isConfiguration: Bool {
    self == Workspace.configurationFile || hasSuffix("/\(Workspace.configurationFile)")
  }

  /// Whether folders are searched for files of such a name.
  var isScenarioFile: Bool { hasSuffix(".yaml") || hasSuffix(".yml") }

  func appendingPath(_ name: String) -> String {
    hasSuffix("/") ? self + name : "\(self)/\(name)"
  }

  /// The path without `.` and doubled slashes, and without `x/..`.
  var normalisedPath: String {
    var parts: [Substring] = []
    for part in split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    let path = parts.joined(separator: "/")
    return hasPrefix("/") ? "/\(path)" : (path.isEmpty ? "." : path)
  }

  /// The folder that holds a path.
  var folderPath: String {
    guard let slash = lastIndex(of: "/") else { return "." }
    return slash == startIndex ? "/" : String(self[..<slash])
  }

  /// What stands behind the last slash.
  var fileName: String {
    lastIndex(of: "/").map { String(self[index(after: $0)...]) } ?? self
  }
}
