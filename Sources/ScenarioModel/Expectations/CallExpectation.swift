/// What is expected of the calls that the app has made since launch to what it depends on.
///
/// ```yaml
/// - assert: {call: authenticate, with: {user: admin}, count: 1}
/// ```
package struct CallExpectation: Sendable {
  /// What a value of a call must be, by the name of its parameter.
  package typealias Argument = Named<Matcher>

  /// The name of the call, as the app's description lists it.
  package let name: Located<String>

  /// What the values must be; a call matches if all of them are.
  package let arguments: [Argument]

  /// How many calls match; at least one if nothing is said.
  package let count: CountMatcher?

  /// How many of the calls that match are answered.
  package let answered: CountMatcher?

  package init(
    _ name: Located<String>,
    arguments: [Argument] = [],
    count: CountMatcher? = nil,
    answered: CountMatcher? = nil
  ) {
    self.name = name
    self.arguments = arguments
    self.count = count
    self.answered = answered
  }
}
