package import AppModelKit

/// A scrolling element's content that is moved until something holds, or to its end.
package struct Scroll: Sendable {
  package let direction: Resolvable<Direction>

  /// The scrolling element; the only one on the screen without it.
  package let container: Selector?
  package let goal: Expectation?
  package let timeout: Resolvable<Duration>?

  package init(
    _ direction: Resolvable<Direction>,
    in container: Selector?,
    until goal: Expectation?,
    timeout: Resolvable<Duration>?
  ) {
    self.direction = direction
    self.container = container
    self.goal = goal
    self.timeout = timeout
  }
}
