/// A finger on one element.
package struct Touch: Sendable {
  private enum Content: Sendable {
    case plain(Selector)

    /// The element, and what few gestures say of how to touch it.
    indirect case special(Selector, timeout: Resolvable<Duration>?, force: Resolvable<Bool>?)
  }

  private let content: Content

  package init(_ element: Selector) {
    content = .plain(element)
  }

  package init(
    _ element: Selector,
    timeout: Resolvable<Duration>?,
    force: Resolvable<Bool>? = nil
  ) {
    content =
      timeout == nil && force == nil
      ? .plain(element) : .special(element, timeout: timeout, force: force)
  }

  package var element: Selector {
    switch content {
    case .plain(let element): element
    case .special(let element, _, _): element
    }
  }

  /// How long to wait for the element at most; the scenario's `timeout` without it.
  package var timeout: Resolvable<Duration>? {
    switch content {
    case .plain: nil
    case .special(_, let timeout, _): timeout
    }
  }

  /// Whether to touch where the element is, whatever is there.
  package var force: Resolvable<Bool>? {
    switch content {
    case .plain: nil
    case .special(_, _, let force): force
    }
  }
}
