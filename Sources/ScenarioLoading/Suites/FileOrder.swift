import ScenarioDiagnostics

/// The order in which files are reported: that of the plan, and a file that is only imported behind
/// the first one that imports it.
struct FileOrder {
  private(set) var paths: [String] = []
  private let planned: Set<PathKey>

  init(_ files: [String]) {
    planned = Set(files.map(PathKey.init))
  }

  mutating func visit(_ path: String, _ diagnostics: [Diagnostic]) {
    paths.append(path)
    paths += diagnostics.compactMap(\.path).filter { !planned.contains(PathKey($0)) }
  }
}
