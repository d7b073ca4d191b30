import ScenarioDiagnostics

/// The order of files in reports: the order of the plan, with a file that is only imported after
/// the first file that imports it.
struct FileOrder {
  private(set) var paths: [String] = []
  private let planned: Set<PathKey>

  init(_ files: [String]) { planned = Set(files.map(PathKey.init)) }

  mutating func visit(_ path: String, _ diagnostics: [Diagnostic]) {
    paths.append(path)
    paths += diagnostics.compactMap(\.path).filter { !planned.contains(PathKey($0)) }
  }
}
