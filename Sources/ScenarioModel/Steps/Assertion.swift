/// An expectation that must hold now, or at every instant of a time.
package struct Assertion: Sendable {
  /// What few assertions have, which lies apart so that the others need no room for it.
  private final class Addition: Sendable {
    let window: Resolvable<Duration>?
    let message: Text?

    init(window: Resolvable<Duration>?, message: Text?) {
      self.window = window
      self.message = message
    }
  }

  // Here, as a step's command takes eight bytes more where the reference to a file lies elsewhere
  // than in a text.
  private let addition: Addition?
  package let expectation: Expectation

  package init(
    _ expectation: Expectation,
    window: Resolvable<Duration>? = nil,
    message: Text? = nil
  ) {
    self.expectation = expectation
    addition =
      window == nil && message == nil ? nil : Addition(window: window, message: message)
  }

  /// How long it must hold; only now without it.
  package var window: Resolvable<Duration>? { addition?.window }

  /// What a failure says first.
  package var message: Text? { addition?.message }
}
