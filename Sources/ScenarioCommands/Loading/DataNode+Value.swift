import AppModelKit
import ScenarioDiagnostics
import ScenarioModel
import ScenarioYAML

extension DataNode {
  /// A YAML node as a value with places, its plain scalars read by YAML's core rules.
  init(_ node: YAMLNode) {
    self.init(Self.value(of: node), location: node.span.location)
  }

  private static func value(of node: YAMLNode) -> Value {
    switch node.kind {
    case .sequence: .list(node.items.map(DataNode.init))
    case .mapping:
      .mapping(node.entries.map { Entry(key: $0.key.text, node: DataNode($0.value)) })
    case .scalar: scalar(node)
    }
  }

  private static func scalar(_ node: YAMLNode) -> Value {
    guard node.style == .plain else { return .text(node.text) }
    if node.isPlainNull { return .null }
    switch node.text {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case let text: return Number(text) == nil ? .text(text) : .number(text)
    }
  }

  /// The part that a way of keys and indexes leads to.
  func part(at way: String) throws(DataFault) -> DataNode {
    var node = self
    for step in way.split(separator: ".", omittingEmptySubsequences: false) {
      node = try node.child(String(step))
    }
    return node
  }

  private func child(_ step: String) throws(DataFault) -> DataNode {
    switch value {
    case .mapping(let entries):
      if let child = self[step] { return child }
      let keys = entries.map(\.key).joined(separator: ", ")
      throw DataFault("\(location): there is no key '\(step)'; keys: \(keys)")
    case .list(let items):
      if let index = Int(step), items.indices.contains(index) { return items[index] }
      throw DataFault(
        "\(location): there is no item '\(step)'; the list has \(items.count), from 0"
      )
    case .null, .boolean, .number, .text:
      throw DataFault("\(location): '\(step)' can't be looked up, as this is no list or mapping")
    }
  }
}

extension ScenarioModel.Value {
  /// A value of a data file, without its places.
  init(_ node: DataNode) {
    switch node.value {
    case .null: self = .null
    case .boolean(let flag): self = .boolean(flag)
    case .number(let text): self = Number(text).map(ScenarioModel.Value.number) ?? .text(text)
    case .text(let text): self = .text(text)
    case .list(let items): self = .list(items.map(ScenarioModel.Value.init))
    case .mapping(let entries):
      self = .mapping(entries.map { Entry(key: $0.key, value: ScenarioModel.Value($0.node)) })
    }
  }
}
