/// The keys of a step: the commands, and what may stand beside one.
package enum StepKey: String, LanguageKey {
  case launch
  case terminate
  case tap
  case doubleTap
  case longPress
  case waitFor
  case assert
  case pause
  case log
  case hierarchy
  case name
  case optional

  package static let owner = "a step"

  package var entry: KeyEntry {
    switch self {
    case .launch:
      KeyEntry(
        .either([.none, .mapping(LaunchKey.self)]),
        "Starts the app anew; what is not given is as in the header."
      )
    case .terminate: KeyEntry(.none, "Closes the app.")
    case .tap:
      KeyEntry(
        .either([.selector, .mapping(TouchKey.self)]),
        "Waits until exactly one element matches, is hittable and enabled, then taps its centre."
      )
    case .doubleTap:
      KeyEntry(
        .either([.selector, .mapping(TouchKey.self)]),
        "Waits as 'tap' does, then taps twice."
      )
    case .longPress:
      KeyEntry(
        .either([.selector, .mapping(LongPressKey.self)]),
        "Waits as 'tap' does, then presses for 'duration'; recognisers want 500 ms at least."
      )
    case .waitFor:
      KeyEntry(
        .expectation,
        "Passes at the instant the expectation first holds; 'timeout' stands beside its keys."
      )
    case .assert:
      KeyEntry(
        .expectation,
        "The expectation holds now, or with 'for' at every instant of that time."
      )
    case .pause: KeyEntry(.duration, "Lets app time pass.")
    case .log: KeyEntry(.text, "Writes a line into the step log.")
    case .hierarchy:
      KeyEntry(
        .either([.none, .selector]),
        "Writes the element tree into the step log, or the part below an element."
      )
    case .name: KeyEntry(.text, "A title for the step in the log.")
    case .optional:
      KeyEntry(.boolean, "Whether a failure is only a warning.", fallback: "false")
    }
  }

  /// Whether this is a command rather than something that stands beside one.
  var isCommand: Bool {
    switch self {
    case .name, .optional: false
    case .launch, .terminate, .tap, .doubleTap, .longPress, .waitFor, .assert, .pause, .log,
      .hierarchy:
      true
    }
  }
}

/// The keys of `tap` and `doubleTap` beside the selector.
package enum TouchKey: String, LanguageKey {
  case element
  case timeout
  case force

  package static let owner = "a gesture"

  package var entry: KeyEntry {
    switch self {
    case .element: KeyEntry(.selector, "The element to touch.", isRequired: true)
    case .timeout:
      KeyEntry(.duration, "How long to wait for the element at most.", fallback: "the header's")
    case .force:
      KeyEntry(
        .boolean,
        "Whether to touch there whatever state the element is in.",
        fallback: "false"
      )
    }
  }
}

/// The keys of `longPress` beside the selector.
package enum LongPressKey: String, LanguageKey {
  case element
  case duration
  case timeout
  case force

  package static let owner = "'longPress'"

  package var entry: KeyEntry {
    switch self {
    case .element: TouchKey.element.entry
    case .duration: KeyEntry(.duration, "How long the finger stays down.", fallback: "600ms")
    case .timeout: TouchKey.timeout.entry
    case .force: TouchKey.force.entry
    }
  }
}

/// What may stand beside an expectation behind `waitFor`.
package enum WaitKey: String, LanguageKey {
  case timeout

  package static let owner = "'waitFor'"

  package var entry: KeyEntry {
    KeyEntry(.duration, "How long to wait at most.", fallback: "the header's")
  }
}

/// What may stand beside an expectation behind `assert`.
package enum AssertKey: String, LanguageKey {
  case `for`
  case message

  package static let owner = "'assert'"

  package var entry: KeyEntry {
    switch self {
    case .for: KeyEntry(.duration, "How long it must hold, both ends included.")
    case .message: KeyEntry(.text, "What a failure says first.")
    }
  }
}
