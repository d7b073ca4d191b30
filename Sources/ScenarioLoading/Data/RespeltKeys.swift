import ScenarioDiagnostics
import ScenarioYAML

/// The keys of a YAML data file that are the same text as an earlier key of their mapping.
///
/// YAML compares keys scalar by scalar, so `é` in one scalar and in two are different keys to it. To
/// everyone who looks a value up they are one name, and one of the values would be lost.
struct RespeltKeys {
  /// An error for each such key, as many as are shown for a file.
  private(set) var diagnostics: [Diagnostic] = []

  /// Where mappings begin that were looked at, because aliases repeat them.
  private var seen: Set<UInt32> = []

  init(in root: YAMLNode) { visit(root) }

  private mutating func visit(_ node: YAMLNode) {
    switch node.kind {
    case .scalar: break
    case .sequence: for item in node.items { visit(item) }
    case .mapping:
      guard seen.insert(node.span.start).inserted else { return }
      compareKeys(of: node)
      for entry in node.entries { visit(entry.value) }
    }
  }

  /// Leaves out what a merge key adds, which the mapping's own keys replace.
  private mutating func compareKeys(of node: YAMLNode) {
    var places: [String: SourceSpan] = [:]
    for entry in node.entries where node.span.holds(entry.key.span) {
      let key = entry.key
      guard let first = places.updateValue(key.span, forKey: key.text),
        diagnostics.count < YAMLLimits.standard.maximumDiagnostics
      else { continue }
      diagnostics.append(
        Diagnostic(
          .duplicateKey(key.text),
          at: key.span,
          suggestion: "the first key is the same text, spelled with other characters",
          notes: [.init("first defined here", at: first)]
        )
      )
    }
  }
}
