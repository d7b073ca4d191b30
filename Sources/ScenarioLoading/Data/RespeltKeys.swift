import ScenarioDiagnostics
import ScenarioYAML

/// The keys of a YAML data file that are the same text as another key of their mapping.
struct RespeltKeys {
  /// An error for each such key, up to the limit of a file.
  private(set) var diagnostics: [Diagnostic] = []

  /// The starts of the mappings that were checked, because aliases repeat them.
  private var seen: Set<UInt32> = []

  init(in root: YAMLNode) { visit(root) }

  private mutating func visit(_ node: YAMLNode) {
    switch node.kind {
    case .scalar: break
    case .sequence: for item in node.items { visit(item) }
    case .mapping:
      guard seen.insert(node.span.start).inserted else { return }
      let room = YAMLLimits.standard.maximumDiagnostics - diagnostics.count
      diagnostics += node.respeltKeys.prefix(room)
      for entry in node.entries { visit(entry.value) }
    }
  }
}
