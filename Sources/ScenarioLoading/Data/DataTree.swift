import ScenarioDiagnostics
package import ScenarioModel

/// A value of a data file, and where it stands.
package struct DataTree: Sendable {
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

  init(_ content: Content, span: SourceSpan) {
    self.content = content
    self.span = span
  }
}
