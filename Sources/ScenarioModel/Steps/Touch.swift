package import AppModelKit

/// A finger on one element.
package struct Touch: Sendable {
  package let element: Selector

  /// How long to wait for the element at most; the scenario's `timeout` without it.
  package let timeout: Resolvable<Duration>?

  /// Whether to touch where the element is, whatever is there.
  package let force: Resolvable<Bool>?

  package init(
    _ element: Selector,
    timeout: Resolvable<Duration>? = nil,
    force: Resolvable<Bool>? = nil
  ) {
    self.element = element
    self.timeout = timeout
    self.force = force
  }
}

/// Text that is typed.
package struct TextEntry: Sendable {
  /// The field to tap first, or nil to type where the focus is.
  package let field: Touch?
  package let text: Text

  package init(_ text: Text, into field: Touch?) {
    self.text = text
    self.field = field
  }
}

/// Where a finger moves.
package enum SwipeDirection: Sendable {
  case literal(Direction)
  case template(Text)
}

/// A scrolling element's content that is moved until something holds, or to its end.
package struct Scroll: Sendable {
  package let direction: SwipeDirection

  /// The scrolling element; the only one on the screen without it.
  package let container: Selector?
  package let goal: Expectation?
  package let timeout: Resolvable<Duration>?

  package init(
    _ direction: SwipeDirection,
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
