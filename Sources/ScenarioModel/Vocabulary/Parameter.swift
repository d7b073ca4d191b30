/// A parameter of a vocabulary word.
package struct Parameter: Sendable {
  package let name: Located<String>

  /// What holds where a use gives no argument; without it the argument must be given.
  package let fallback: ValueTemplate?

  package init(name: Located<String>, fallback: ValueTemplate? = nil) {
    self.name = name
    self.fallback = fallback
  }
}
