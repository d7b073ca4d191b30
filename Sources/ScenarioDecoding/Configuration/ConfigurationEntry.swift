package import ScenarioDiagnostics
import ScenarioYAML

/// One value of `rehearse.yaml` as it is written, for showing where it comes from.
package struct ConfigurationEntry: Sendable {
  /// The key, after the one that holds it where there is one: `tags.include`.
  package let name: String

  /// A scalar's text, or what is written of anything else; of a list, one item.
  package let value: String
  package let span: SourceSpan

  private init(_ name: String, _ node: YAMLNode) {
    self.name = name
    value = node.kind == .scalar ? node.text : node.span.text
    span = node.span
  }

  /// The values of a configuration, in the order written; those of unknown keys too.
  package static func all(in file: SourceFile) -> [ConfigurationEntry] {
    guard let root = YAMLReader.read(file).document?.root else { return [] }
    return root.entries.filter { !$0.key.text.hasPrefix(KnownEntries.anchorPrefix) }
      .flatMap { entry in
        let (name, value) = (entry.key.text, entry.value)
        if name == ConfigurationKey.variables.rawValue { return members(of: name, value) }
        if value.kind == .mapping {
          return value.entries.flatMap { items("\(name).\($0.key.text)", $0.value) }
        }
        return items(name, value)
      }
  }

  /// Variables, whose values may be lists.
  private static func members(of name: String, _ node: YAMLNode) -> [ConfigurationEntry] {
    node.entries.map { ConfigurationEntry("\(name).\($0.key.text)", $0.value) }
  }

  private static func items(_ name: String, _ node: YAMLNode) -> [ConfigurationEntry] {
    guard node.kind == .sequence else { return [ConfigurationEntry(name, node)] }
    return node.items.map { ConfigurationEntry(name, $0) }
  }
}
