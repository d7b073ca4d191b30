/// What a step does.
package enum Command: Sendable {
  /// Starts the app anew; what is not given is taken from the scenario's header.
  case launch(LaunchOptions)

  /// Closes the app.
  case terminate
  case tap(Touch)
  case doubleTap(Touch)
  case longPress(Touch, duration: Resolvable<Duration>?)
  case waitFor(Expectation, timeout: Resolvable<Duration>?)
  case assert(Assertion)

  /// Lets app time pass.
  case pause(Resolvable<Duration>)

  /// A line in the step log.
  case log(Text)

  /// The element tree, or a part of it, into the step log.
  case hierarchy(Selector?)

  /// The command's name in the language.
  package var name: String {
    switch self {
    case .launch: "launch"
    case .terminate: "terminate"
    case .tap: "tap"
    case .doubleTap: "doubleTap"
    case .longPress: "longPress"
    case .waitFor: "waitFor"
    case .assert: "assert"
    case .pause: "pause"
    case .log: "log"
    case .hierarchy: "hierarchy"
    }
  }
}

/// A finger on one element.
package struct Touch: Sendable {
  package enum Care: Sendable {
    /// Waits until the element can be touched.
    case waits

    /// Touches where the element is, whatever is there.
    case forces
  }

  package let element: Selector

  /// How long to wait for the element at most; the scenario's `timeout` without it.
  package let timeout: Resolvable<Duration>?
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

/// An expectation that must hold now, or at every instant of a time.
package struct Assertion: Sendable {
  package let expectation: Expectation

  /// How long it must hold; only now without it.
  package let window: Resolvable<Duration>?

  /// What a failure says first.
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
