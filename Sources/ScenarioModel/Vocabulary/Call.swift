/// A use of a vocabulary entry with its arguments: `todo, with: {title: Gym}`.
package struct Call: Sendable {
  /// An argument by the name of its parameter.
  package typealias Argument = Named<ValueTemplate>

  package let name: Located<String>
  package let arguments: [Argument]

  /// The indices of arguments by name, if there are many.
  private let places: [String: Int]

  package init(name: Located<String>, arguments: [Argument] = []) {
    self.name = name
    self.arguments = arguments
    places =
      arguments.count < Self.many
      ? [:]
      : Dictionary(
        arguments.enumerated().map { ($1.name.value, $0) },
        uniquingKeysWith: { first, _ in first }
      )
  }

  private static let many = 16

  package subscript(argument: String) -> Argument? {
    if places.isEmpty { return arguments.first { $0.name.value == argument } }
    return places[argument].map { arguments[$0] }
  }
}
