/// A finger on one element.
package struct Touch: Sendable {
  /// What few gestures say of how to touch, which lies apart so that the others need no room for it.
  private final class Manner: Sendable {
    let timeout: Resolvable<Duration>?
    let force: Resolvable<Bool>?

    init(timeout: Resolvable<Duration>?, force: Resolvable<Bool>?) {
      self.timeout = timeout
      self.force = force
    }
  }

  package let element: Selector
  private let manner: Manner?

  package init(_ element: Selector) {
    self.element = element
    manner = nil
  }

  package init(
    _ element: Selector,
    timeout: Resolvable<Duration>?,
    force: Resolvable<Bool>? = nil
  ) {
    self.element = element
    manner = timeout == nil && force == nil ? nil : Manner(timeout: timeout, force: force)
  }

  /// How long to wait for the element at most; the scenario's `timeout` without it.
  package var timeout: Resolvable<Duration>? { manner?.timeout }

  /// Whether to touch where the element is, whatever is there.
  package var force: Resolvable<Bool>? { manner?.force }
}
