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
