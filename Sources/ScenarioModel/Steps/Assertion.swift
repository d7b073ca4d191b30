/// An expectation that must hold now, or for some time: `assert: {element: Done, for: 1s}`.
package struct Assertion: Sendable {
  package let expectation: Expectation

  /// How long it must hold; only now if nil.
  package let window: Resolvable<Duration>?

  /// The text that a failure begins with.
  package let message: Text?

  package init(
    _ expectation: Expectation,
    window: Resolvable<Duration>? = nil,
    message: Text? = nil
  ) {
    self.expectation = expectation
    self.window = window
    self.message = message
  }
}
