package import ScenarioDiagnostics

/// A data file, or a part of one, that a scenario file names.
package struct DataSource: Sendable {
  /// The path, relative to the file that it is written in.
  package let path: Located<String>

  /// The way to the part that is meant, keys and indexes joined by dots.
  package let at: Located<String>?

  package init(path: Located<String>, at: Located<String>? = nil) {
    self.path = path
    self.at = at
  }
}

/// A variable of a file's header.
package struct Variable: Sendable {
  package enum Source: Sendable {
    case value(ValueTemplate)
    case file(DataSource)
  }

  package let name: Located<String>
  package let source: Source

  package init(name: Located<String>, source: Source) {
    self.name = name
    self.source = source
  }
}

/// The rows of a scenario that is one test case a row.
package enum Cases: Sendable {
  /// Rows that stand in the file; the span is that of the list.
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
