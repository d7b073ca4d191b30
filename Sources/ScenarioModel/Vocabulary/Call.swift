/// A use of a word with its arguments.
package struct Call: Sendable {
  /// An argument by the name of its parameter.
  package struct Argument: Sendable {
    package let name: Located<String>
    package let value: ValueTemplate

    package init(name: Located<String>, value: ValueTemplate) {
      self.name = name
      self.value = value
    }
  }

  package let name: Located<String>
  package let arguments: [Argument]

  package init(name: Located<String>, arguments: [Argument] = []) {
    self.name = name
    self.arguments = arguments
  }

  package subscript(argument: String) -> Argument? {
    arguments.first { $0.name.value == argument }
  }
}
