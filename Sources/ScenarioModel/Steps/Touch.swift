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
