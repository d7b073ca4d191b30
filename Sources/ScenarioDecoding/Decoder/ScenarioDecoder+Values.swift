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
        let key = writtenKey(entry.key)
        entries.append(.init(key: key, value: value))
      }
      return ValueTemplate(.mapping(entries), span: node.span)
    }
  }

  /// A key that the writer chooses, which can't hold references.
  mutating func writtenKey(_ node: YAMLNode) -> Located<String> {
    if node.text.contains("${") { report(.templateNotAllowed(in: "a key"), at: node.span) }
    return Located(node.text, span: node.span)
  }

  private mutating func scalarValue(_ node: YAMLNode) -> ValueTemplate.Content {
    guard node.style == .plain else { return .text(template(in: node)) }
    if node.isPlainNull { return .null }
    switch node.text {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    default:
      if let number = Number(node.text) { return .number(number) }
      return .text(template(in: node))
    }
  }
}
