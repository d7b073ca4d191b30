package import ScenarioDiagnostics

/// A value as it is written in a file, whose texts may hold references.
package struct ValueTemplate: Sendable {
  package indirect enum Content: Sendable {
    case null
    case boolean(Bool)
    case number(Number)
    case text(Text)
    case list([ValueTemplate])
    case mapping([Entry])
  }

  /// A key with the template of its value.
  package struct Entry: Sendable {
    package let key: Located<String>
    package let value: ValueTemplate

    package init(key: Located<String>, value: ValueTemplate) {
      self.key = key
      self.value = value
    }
  }

  package let content: Content
  package let span: SourceSpan

  package init(_ content: Content, span: SourceSpan) {
    self.content = content
    self.span = span
  }

  /// The references in the order written.
  package var references: [Reference] {
    switch content {
    case .null, .boolean, .number: []
    case .text(let text): text.references
    case .list(let items): items.flatMap(\.references)
    case .mapping(let entries): entries.flatMap(\.value.references)
    }
  }
}
