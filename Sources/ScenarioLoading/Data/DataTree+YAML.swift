import ScenarioDiagnostics
import ScenarioModel
import ScenarioYAML

extension DataTree {
  /// A YAML node as data, its plain scalars read by YAML's core rules.
  init(_ node: YAMLNode) { self.init(Self.content(of: node), span: node.span) }

  private static func content(of node: YAMLNode) -> Content {
    switch node.kind {
    case .sequence: .list(node.items.map { DataTree($0) })
    case .mapping: .mapping(node.entries.map(Entry.init))
    case .scalar: scalar(node)
    }
  }

  private static func scalar(_ node: YAMLNode) -> Content {
    guard node.style == .plain else { return .text(node.text) }
    if node.isPlainNull { return .null }
    switch node.text {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case let text: return Number(text).map(Content.number) ?? .text(text)
    }
  }
}

extension DataTree.Entry {
  fileprivate init(_ entry: YAMLEntry) {
    key = Located(entry.key.text, span: entry.key.span)
    value = DataTree(entry.value)
  }
}
