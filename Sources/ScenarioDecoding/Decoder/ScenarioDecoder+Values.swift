import ScenarioDiagnostics
import ScenarioModel
import ScenarioYAML

extension ScenarioDecoder {
  /// Any value, its plain scalars read by YAML's core rules.
  mutating func value(_ node: YAMLNode) -> ValueTemplate? {
    switch node.kind {
    case .scalar: return ValueTemplate(scalarValue(node), span: node.span)
    case .sequence:
      var items: [ValueTemplate] = []
      for item in node.items {
        if let value = value(item) { items.append(value) }
      }
      return ValueTemplate(.list(items), span: node.span)
    case .mapping:
      var entries: [ValueTemplate.Entry] = []
      for entry in node.entries {
        guard let value = value(entry.value) else { continue }
        let key = Located(entry.key.text, span: entry.key.span)
        entries.append(.init(key: key, value: value))
      }
      return ValueTemplate(.mapping(entries), span: node.span)
    }
  }

  private mutating func scalarValue(_ node: YAMLNode) -> ValueTemplate.Content {
    guard node.style == .plain else { return .text(template(in: node)) }
    if node.isPlainNull { return .null }
    switch node.text {
    case "true", "True", "TRUE": return .boolean(true)
    case "false", "False", "FALSE": return .boolean(false)
    default:
      if let number = Number(node.text) { return .number(number) }
      return .text(template(in: node))
    }
  }
}
