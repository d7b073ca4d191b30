/// The values that a `forEach` goes through.
package struct Iteration: Sendable {
  package let variable: Located<String>

  /// The name of the variable that takes the index, from 0.
  package let index: Located<String>?

  /// A list, or a reference to one.
  package let values: ValueTemplate
  package let allowsEmpty: Resolvable<Bool>?

  package init(
    variable: Located<String>,
    index: Located<String>?,
    values: ValueTemplate,
    allowsEmpty: Resolvable<Bool>?
  ) {
    self.variable = variable
    self.index = index
    self.values = values
    self.allowsEmpty = allowsEmpty
  }
}
