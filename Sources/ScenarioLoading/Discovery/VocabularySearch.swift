import ScenarioDecoding
import ScenarioDiagnostics
import ScenarioModel

/// Finds the vocabularies that the scenarios of an app import.
///
/// A search looks at a limited number of files and folders, the outer ones first, and at a limited amount of
/// text, so that it ends soon in any workspace.
package struct VocabularySearch {
  private let workspace: Workspace

  /// The app of scenarios that name none.
  private let defaultApp: String?

  /// - Parameters:
  ///   - workspace: The folder that is searched.
  ///   - defaultApp: The app of scenarios that name none.
  package init(in workspace: Workspace, defaultApp: String?) {
    self.workspace = workspace
    self.defaultApp = defaultApp
  }

  /// The absolute paths of the vocabularies, those with most scenarios first.
  package func vocabularies(of app: String) -> [String] {
    var counts: [String: Int] = [:]
    var rest = Self.mostText
    for path in files where rest > 0 {
      guard let file = read(path) else { continue }
      rest -= file.bytes.count
      for path in Set(imports(in: file, for: app)) { counts[path, default: 0] += 1 }
    }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }

  private var files: [String] {
    WorkspaceFiles(below: workspace.root, atMost: Self.mostFiles, where: \.isScenarioFile).paths
  }

  private func read(_ path: String) -> SourceFile? {
    try? SourceFile.read(path, within: workspace.boundary, maximumSize: Self.largestFile)
  }

  private func imports(in file: SourceFile, for app: String) -> [String] {
    headers(in: file).filter { ($0.app?.value ?? defaultApp) == app }.flatMap(\.imports)
      .compactMap { try? workspace.resolve($0.value, writtenIn: file.path) }
  }

  private func headers(in file: SourceFile) -> [Header] {
    switch ScenarioDecoder.decode(file).content {
    case .scenario(let scenario): [scenario.header]
    case .suite(let suite): [suite.header]
    case .vocabulary, nil: []
    }
  }

  private static let mostFiles = 500

  /// In bytes.
  private static let largestFile = 128 << 10

  /// In bytes, of all files.
  private static let mostText = 2 << 20
}
