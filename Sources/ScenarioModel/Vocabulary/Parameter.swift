/// A parameter of a vocabulary entry.
package struct Parameter: Sendable {
  package let name: Located<String>

  /// The value if a use gives no argument; nil if the argument is required.
  package let fallback: ValueTemplate?

  package init(name: Located<String>, fallback: ValueTemplate? = nil) {
    self.name = name
    self.fallback = fallback
  }
}
