import AppModelKit
import ScenarioDiagnostics
package import ScenarioModel
import ScenarioYAML

/// A value of a data file with its place.
package struct DataTree: Sendable {
  /// The kind of a value, with its content.
  package enum Content: Sendable {
    case null
    case boolean(Bool)

    /// A decimal number as it is written.
    case number(Number)
    case text(String)
    case list([DataTree])
    case mapping([Entry])
  }

  /// A key of a mapping with its value; keys are unique.
  package struct Entry: Sendable {
    package let key: Located<String>
    package let value: DataTree
  }

  package let content: Content
  let span: SourceSpan
}

extension DataTree {
  /// A YAML node as data, its plain scalars read by YAML's core rules.
  init(_ node: YAMLNode) { self.init(content: Self.content(of: node), span: node.span) }

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

extension ScenarioModel.Value {
  /// A value of a data file, without its places.
  init(_ tree: DataTree) {
    switch tree.content {
    case .null: self = .null
    case .boolean(let flag): self = .boolean(flag)
    case .number(let number): self = .number(number)
    case .text(let text): self = .text(text)
    case .list(let items): self = .list(items.map(ScenarioModel.Value.init))
    case .mapping(let entries):
      self = .mapping(
        entries.map { Entry(key: $0.key.value, value: ScenarioModel.Value($0.value)) }
      )
    }
  }
}

extension DataNode {
  /// A value of a data file as app models read it.
  init(_ tree: DataTree) { self.init(Self.value(of: tree), location: tree.span.location) }

  private static func value(of tree: DataTree) -> Value {
    switch tree.content {
    case .null: .null
    case .boolean(let flag): .boolean(flag)
    case .number(let number): .number(number.source)
    case .text(let text): .text(text)
    case .list(let items): .list(items.map { DataNode($0) })
    case .mapping(let entries):
      .mapping(entries.map { Entry(key: $0.key.value, node: DataNode($0.value)) })
    }
  }
}
