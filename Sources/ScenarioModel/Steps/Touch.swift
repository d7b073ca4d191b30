/// A touch of one element: `tap: {element: Done, timeout: 2s}`.
package struct Touch: Sendable {
  package let element: Selector

  /// How long to wait for the element at most; the scenario's `timeout` if nil.
  package let timeout: Resolvable<Duration>?

  /// Whether to touch the element's place even if something covers it; `false` if nil.
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
