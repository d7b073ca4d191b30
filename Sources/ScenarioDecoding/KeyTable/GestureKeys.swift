/// The keys of `tap` next to the selector.
enum TapKey: String, LanguageKey {
  case element
  case times
  case fingers
  case timeout
  case force

  static let owner = "'tap'"
  static let finder = KeyFinder<Self>()

  var entry: KeyEntry {
    switch self {
    case .element: TouchKey.element.entry
    case .times:
      KeyEntry(.numberWithin(1...100), "How many taps, one after the other.", fallback: "1")
    case .fingers: KeyEntry(.numberWithin(1...5), "With how many fingers at once.", fallback: "1")
    case .timeout: TouchKey.timeout.entry
    case .force: TouchKey.force.entry
    }
  }
}

/// The keys of `doubleTap` next to the selector.
enum TouchKey: String, LanguageKey {
  case element
  case timeout
  case force

  static let owner = "a gesture"
  static let finder = KeyFinder<Self>()

  var entry: KeyEntry {
    switch self {
    case .element: KeyEntry(.selector, "The element to touch.", isRequired: true)
    case .timeout:
      KeyEntry(.duration, "How long to wait for the element at most.", fallback: .headers)
    case .force:
      KeyEntry(
        .boolean,
        "Whether to touch the element even if it is disabled or covered.",
        fallback: "false"
      )
    }
  }
}

/// The keys of `longPress` next to the selector.
enum LongPressKey: String, LanguageKey {
  case element
  case duration
  case timeout
  case force

  static let owner = "'longPress'"
  static let finder = KeyFinder<Self>()

  var entry: KeyEntry {
    switch self {
    case .element: TouchKey.element.entry
    case .duration: KeyEntry(.duration, "How long the finger stays down.", fallback: "600ms")
    case .timeout: TouchKey.timeout.entry
    case .force: TouchKey.force.entry
    }
  }
}

/// The keys of `type`.
enum TypeKey: String, LanguageKey {
  case into
  case text
  case timeout

  static let owner = "'type'"
  static let finder = KeyFinder<Self>()
  static let rules: [KeyRule] = [.needs("timeout", ["into"])]

  var entry: KeyEntry {
    switch self {
    case .into:
      KeyEntry(.selector, "The field to tap first.", fallback: .phrase("the focused element"))
    case .text: KeyEntry(.text, "What to type; a line feed is the Return key.", isRequired: true)
    case .timeout: TouchKey.timeout.entry
    }
  }
}

/// The keys of `clear` next to the selector.
enum ClearKey: String, LanguageKey {
  case element
  case timeout

  static let owner = "'clear'"
  static let finder = KeyFinder<Self>()

  var entry: KeyEntry {
    switch self {
    case .element: KeyEntry(.selector, "The text element to empty.", isRequired: true)
    case .timeout: TouchKey.timeout.entry
    }
  }
}

/// The keys of `adjust`.
enum AdjustKey: String, LanguageKey {
  case element
  case to
  case timeout

  static let owner = "'adjust'"
  static let finder = KeyFinder<Self>()

  var entry: KeyEntry {
    switch self {
    case .element: KeyEntry(.selector, "The element to set.", isRequired: true)
    case .to: KeyEntry(.text, "The value to set it to.", isRequired: true)
    case .timeout: TouchKey.timeout.entry
    }
  }
}

/// The keys of `swipe`.
enum SwipeKey: String, LanguageKey {
  case element
  case direction
  case timeout

  static let owner = "'swipe'"
  static let finder = KeyFinder<Self>()

  var entry: KeyEntry {
    switch self {
    case .element: KeyEntry(.selector, "The element to swipe across.", isRequired: true)
    case .direction:
      KeyEntry(.direction, "The direction of the finger.", isRequired: true)
    case .timeout: TouchKey.timeout.entry
    }
  }
}

/// The keys of `scroll`.
enum ScrollKey: String, LanguageKey {
  case direction
  case container = "in"
  case until
  case timeout

  static let owner = "'scroll'"
  static let finder = KeyFinder<Self>()

  var entry: KeyEntry {
    switch self {
    case .direction:
      KeyEntry(
        .direction,
        "Where to look: 'down' shows what is further down.",
        isRequired: true
      )
    case .container:
      KeyEntry(.selector, "The scrolling element.", fallback: .phrase("the only one on the screen"))
    case .until: KeyEntry(.expectation, "What ends the scrolling; the end without it.")
    case .timeout:
      KeyEntry(
        .duration,
        "How long to wait for the element, and to scroll, at most.",
        fallback: .headers
      )
    }
  }
}

/// The keys of `drag`.
enum DragKey: String, LanguageKey {
  case element
  case to
  case by
  case timeout

  static let owner = "'drag'"
  static let finder = KeyFinder<Self>()

  static let rules: [KeyRule] = [.exactlyOne(of: ["to", "by"])]

  var entry: KeyEntry {
    switch self {
    case .element: KeyEntry(.selector, "The element to press and drag.", isRequired: true)
    case .to: KeyEntry(.selector, "The element in whose middle the finger goes up.")
    case .by: KeyEntry(.pair(of: .number), "How many points to the right and down.")
    case .timeout: TouchKey.timeout.entry
    }
  }
}

/// The keys of `pinch`.
enum PinchKey: String, LanguageKey {
  case element
  case scale
  case timeout

  static let owner = "'pinch'"
  static let finder = KeyFinder<Self>()

  var entry: KeyEntry {
    switch self {
    case .element: KeyEntry(.selector, "The element to pinch.", isRequired: true)
    case .scale:
      KeyEntry(
        .number,
        "How far the fingers move: above 1 apart, between 0 and 1 together.",
        isRequired: true
      )
    case .timeout: TouchKey.timeout.entry
    }
  }
}

/// The keys of `rotate`.
enum RotateKey: String, LanguageKey {
  case element
  case degrees
  case timeout

  static let owner = "'rotate'"
  static let finder = KeyFinder<Self>()

  var entry: KeyEntry {
    switch self {
    case .element: KeyEntry(.selector, "The element to turn.", isRequired: true)
    case .degrees: KeyEntry(.number, "How far, clockwise.", isRequired: true)
    case .timeout: TouchKey.timeout.entry
    }
  }
}
