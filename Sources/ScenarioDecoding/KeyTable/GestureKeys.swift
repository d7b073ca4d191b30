protocol GestureKey: LanguageKey {
  static var element: Self { get }
  static var timeout: Self { get }

  /// What the element is there for.
  static var target: String { get }

  /// What the language says about a key that only this gesture has.
  var ownEntry: KeyEntry { get }
}

extension GestureKey {
  var entry: KeyEntry {
    switch self {
    case Self.element: KeyEntry(.selector, Self.target, isRequired: true)
    case Self.timeout: .timeout
    default: ownEntry
    }
  }
}

extension KeyEntry {
  fileprivate static let timeout = KeyEntry(
    .duration,
    "The longest time to wait for the element.",
    fallback: .headers
  )

  fileprivate static let force = KeyEntry(
    .boolean,
    "Whether to touch the element even if it is disabled or covered.",
    fallback: "false"
  )
}

/// The keys of `tap` next to the selector.
enum TapKey: String, GestureKey {
  case element
  case times
  case fingers
  case timeout
  case force

  static let owner = "'tap'"
  static let finder = KeyFinder<Self>()
  static let target = TouchKey.target

  var ownEntry: KeyEntry {
    switch self {
    case .times:
      KeyEntry(.numberWithin(1...100), "How many taps, one after the other.", fallback: "1")
    case .fingers: KeyEntry(.numberWithin(1...5), "With how many fingers at once.", fallback: "1")
    case .element, .timeout, .force: .force
    }
  }
}

/// The keys of `doubleTap` next to the selector.
enum TouchKey: String, GestureKey {
  case element
  case timeout
  case force

  static let owner = "a gesture"
  static let finder = KeyFinder<Self>()
  static let target = "The element to touch."

  var ownEntry: KeyEntry { .force }
}

/// The keys of `longPress` next to the selector.
enum LongPressKey: String, GestureKey {
  case element
  case duration
  case timeout
  case force

  static let owner = "'longPress'"
  static let finder = KeyFinder<Self>()
  static let target = TouchKey.target

  var ownEntry: KeyEntry {
    self == .duration
      ? KeyEntry(.duration, "How long the finger stays down.", fallback: "600ms") : .force
  }
}

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
      KeyEntry(
        .selector,
        "The field to tap first.",
        fallback: .phrase("the element that has the focus at that moment")
      )
    case .text: KeyEntry(.text, "What to type; a line feed is the Return key.", isRequired: true)
    case .timeout: KeyEntry.timeout
    }
  }
}

/// The keys of `clear` next to the selector.
enum ClearKey: String, GestureKey {
  case element
  case timeout

  static let owner = "'clear'"
  static let finder = KeyFinder<Self>()
  static let target = "The text element to empty."

  var ownEntry: KeyEntry { .timeout }
}

enum AdjustKey: String, GestureKey {
  case element
  case to
  case timeout

  static let owner = "'adjust'"
  static let finder = KeyFinder<Self>()
  static let target = "The element to set."

  var ownEntry: KeyEntry { KeyEntry(.text, "The value to set it to.", isRequired: true) }
}

enum SwipeKey: String, GestureKey {
  case element
  case direction
  case timeout

  static let owner = "'swipe'"
  static let finder = KeyFinder<Self>()
  static let target = "The element to swipe across."

  var ownEntry: KeyEntry {
    KeyEntry(.direction, "The direction of the finger.", isRequired: true)
  }
}

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
      KeyEntry(.direction, "Where to look: 'down' shows what is further down.", isRequired: true)
    case .container:
      KeyEntry(.selector, "The scrolling element.", fallback: .phrase("the only one on the screen"))
    case .until: KeyEntry(.expectation, "Stops scrolling as soon as it holds. Default: the end.")
    case .timeout:
      KeyEntry(
        .duration,
        "The longest time to wait for the element and to scroll.",
        fallback: .headers
      )
    }
  }
}

enum DragKey: String, GestureKey {
  case element
  case to
  case by
  case timeout

  static let owner = "'drag'"
  static let finder = KeyFinder<Self>()
  static let target = "The element to press and drag."
  static let rules: [KeyRule] = [.exactlyOne(of: ["to", "by"])]

  var ownEntry: KeyEntry {
    self == .to
      ? KeyEntry(.selector, "The element on whose centre the finger lifts.")
      : KeyEntry(.pair(of: .number), "How many points to the right and down.")
  }
}

enum PinchKey: String, GestureKey {
  case element
  case scale
  case timeout

  static let owner = "'pinch'"
  static let finder = KeyFinder<Self>()
  static let target = "The element to pinch."

  var ownEntry: KeyEntry {
    KeyEntry(
      .positiveNumber,
      "How far the fingers move: above 1 apart, between 0 and 1 together.",
      isRequired: true
    )
  }
}

enum RotateKey: String, GestureKey {
  case element
  case degrees
  case timeout

  static let owner = "'rotate'"
  static let finder = KeyFinder<Self>()
  static let target = "The element to turn."

  var ownEntry: KeyEntry { KeyEntry(.number, "How far, clockwise.", isRequired: true) }
}
