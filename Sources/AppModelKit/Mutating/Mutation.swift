/// One change of an app: what a mutant differs in.
///
///     let mutation = Mutation(.hidden, at: "Root/button#Add")
///     mutation.description  // "Root/button#Add hidden"
package struct Mutation: Hashable, Sendable, CustomStringConvertible {
  package let kind: MutationOperator

  /// The part of the app that changes, by a name that stays the same from run to run.
  ///
  /// An element's place is its screen and the path to it. Each part of the path has a type and an
  /// identifier, or a number among siblings of its type: `Add/navigationBar#Add/button[0]`. All rows
  /// of a table have one place: `Root/table[0]/cell[*]`. Other places are names of actions, screen
  /// changes, delays, arguments.
  package let place: String

  package init(_ kind: MutationOperator, at place: String) {
    self.kind = kind
    self.place = place
  }

  package var description: String { "\(place) \(kind.rawValue)" }
}
