import ScenarioDecoding
import ScenarioDiagnostics
package import ScenarioEvents
package import ScenarioModel
import ScenarioRuntime

/// The secrets that the readable files of a run list.
package struct ListedSecrets {
  package private(set) var names: Set<String> = []

  /// Their literal values in the files.
  package private(set) var texts = Secrets()

  /// Whether there may be more, as some file can't be read or is wrong.
  package private(set) var mayLackSome = false

  /// Reads the files; those of no kind that others name as data are no scenario files.
  package init(of discovery: FileDiscovery, by planner: FilePlanner, lacking missing: Int) {
    mayLackSome = missing > 0
    var dataFiles: Set<PathKey> = []
    var otherFiles: [String] = []
    for index in discovery.findings.indices {
      for file in ReadFile.read(discovery.findings[index...index]) {
        dataFiles.formUnion(planner.paths(of: file.dataSources + file.launchData))
        if file.hasKind { add(file) } else { otherFiles.append(file.path) }
      }
    }
    let unknown = otherFiles.filter { !dataFiles.contains(FileSystem.key(of: $0)) }
    if !unknown.isEmpty { mayLackSome = true }
  }

  private mutating func add(_ file: ReadFile) {
    let headers = file.headers
    if file.hasErrors { mayLackSome = true }
    let listed = Set(headers.flatMap(\.secrets).map(\.value))
    names.formUnion(listed)
    for header in headers { texts.formUnion(header.listing(listed).writtenSecrets) }
  }
}

extension ReadFile {
  fileprivate var hasErrors: Bool { decoded?.hasErrors ?? true }

  /// What may list secrets: the headers of a suite and of its scenarios, or that of the scenario.
  fileprivate var headers: [Header] {
    switch decoded?.content {
    case .scenario(let scenario): return [scenario.header]
    case .suite(let suite): return [suite.header] + suite.scenarios.map(\.header)
    case .vocabulary, nil: return []
    }
  }
}

extension Header {
  /// The header as if it listed those of its own variables as secret that have one of some names.
  package func listing(_ names: Set<String>) -> Header {
    let listed = variables.all.map(\.name).filter { names.contains($0.value) }
    var header = self
    header.secrets += listed
    return header
  }
}
