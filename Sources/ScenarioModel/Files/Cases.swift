package import ScenarioDiagnostics

/// The rows of a scenario; each is a test case.
package indirect enum Cases: Sendable {
  /// Rows that are written in the file, and the span of their list.
  case rows([Row], SourceSpan)

  /// Rows from a data file; with a name, each row is one variable of that name.
  case file(DataSource, name: Located<String>?)

  /// The values of one row by name.
  package struct Row: Sendable {
    package let values: [ValueTemplate.Entry]
    package let span: SourceSpan

    package init(values: [ValueTemplate.Entry], span: SourceSpan) {
      self.values = values
      self.span = span
    }
  }
}
