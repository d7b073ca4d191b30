/// The keys of a step: the commands, and what may be next to one.
enum StepKey: String, LanguageKey {
  case launch
  case terminate
  case tap
  case doubleTap
  case longPress
  case type
  case clear
  case adjust
  case swipe
  case scroll
  case drag
  case pinch
  case rotate
  case background
  case dismissKeyboard
  case back
  case waitFor
  case assert
  case pause
  case remember
  case audit
  case log
  case hierarchy
  case screenshot
  case run
  case group
  case `repeat`
  case forEach
  case `if`
  case name
  case optional

  static let owner = "a step"
  static let finder = KeyFinder<Self>()

  /// None, which is known without the entries of all keys: every start of the tool would make them.
  static let required: [Self] = []

  /// Whether this is a command rather than something that is next to one.
  var isCommand: Bool { self != .name && self != .optional }

  static let commandNames = allCases.filter(\.isCommand).map(\.rawValue)

  static let rules: [KeyRule] = [.exactlyOne(of: commandNames)]

  var entry: KeyEntry { KeyEntry(kind, meaning, fallback: self == .optional ? "false" : nil) }

  private var kind: KeyKind {
    switch self {
    case .launch: .either([.none, .mapping(RelaunchKey.self)])
    case .terminate, .dismissKeyboard, .back: .none
    case .tap: .either([.selector, .mapping(TapKey.self)])
    case .doubleTap: .either([.selector, .mapping(TouchKey.self)])
    case .longPress: .either([.selector, .mapping(LongPressKey.self)])
    case .type: .either([.text, .mapping(TypeKey.self)])
    case .clear: .either([.selector, .mapping(ClearKey.self)])
    case .adjust: .mapping(AdjustKey.self)
    case .swipe: .mapping(SwipeKey.self)
    case .scroll: .mapping(ScrollKey.self)
    case .drag: .mapping(DragKey.self)
    case .pinch: .mapping(PinchKey.self)
    case .rotate: .mapping(RotateKey.self)
    case .waitFor: .expectationBeside(WaitKey.self)
    case .assert: .expectationBeside(AssertKey.self)
    case .pause, .background: .duration
    case .remember: .mapping(RememberKey.self)
    case .audit: .either([.none, .mapping(AuditKey.self)])
    case .log: .text
    case .screenshot, .name: .nonEmptyText
    case .hierarchy: .either([.none, .selector])
    case .run: .either([.fixedText, .mapping(CallKey.self)])
    case .group: .mapping(GroupKey.self)
    case .repeat: .mapping(RepeatKey.self)
    case .forEach: .mapping(ForEachKey.self)
    case .if: .mapping(IfKey.self)
    case .optional: .boolean
    }
  }

  private var meaning: String {
    switch self {
    case .launch: "Starts the app again; options that are missing are taken from the header."
    case .terminate: "Closes the app."
    case .tap:
      "Waits until exactly one element matches, is hittable and enabled, then taps its centre."
    case .doubleTap: "Waits as 'tap' does, then taps twice."
    case .longPress:
      "Waits as 'tap' does, then presses for 'duration'; a long press takes at least 500 ms."
    case .type: "Types a text character by character, into a field or where the focus is."
    case .clear: "Empties a text element."
    case .adjust:
      "Sets a wheel, slider (0 to 1), switch (on, off), stepper, date picker or another control."
    case .swipe: "Swipes across an element."
    case .scroll: "Scrolls until an expectation holds, or to the end."
    case .drag: "Presses an element and drags it, to another one or by a distance."
    case .pinch: "Moves two fingers on an element apart, or together."
    case .rotate: "Turns two fingers on an element."
    case .background: "Puts the app into the background for a time, and brings it back."
    case .dismissKeyboard: "Puts the keyboard away."
    case .back: "Goes back to the screen before."
    case .waitFor:
      "Passes at the instant the expectation first holds; 'timeout' is next to its keys."
    case .assert: "The expectation holds now, or with 'for' at every instant of that time."
    case .pause: "Lets app time pass."
    case .remember: "Puts properties of an element, or a count, into variables."
    case .audit:
      "Checks accessibility: labels, hit regions of 44 x 44, unique identifiers, exposed state."
    case .log: "Writes a line into the step log."
    case .hierarchy: "Writes the element tree into the step log, or the part below an element."
    case .screenshot: "Puts a picture of the modelled screen into the reports, under this name."
    case .run: "Runs a flow of the vocabulary."
    case .group: "Puts steps under one title."
    case .repeat: "Runs steps a number of times, or while or until an expectation holds."
    case .forEach: "Runs steps once for each value of a list."
    case .if: "Runs steps if an expectation holds now, and others if it does not."
    case .name: "A title for the step in the log."
    case .optional: "Whether a failure is only a warning."
    }
  }
}

/// What may be next to an expectation after `waitFor`.
enum WaitKey: String, LanguageKey {
  case timeout

  static let owner = "'waitFor'"
  static let finder = KeyFinder<Self>()

  var entry: KeyEntry { KeyEntry(.duration, "The longest time to wait.", fallback: .headers) }
}

/// What may be next to an expectation after `assert`.
enum AssertKey: String, LanguageKey {
  case `for`
  case message

  static let owner = "'assert'"
  static let finder = KeyFinder<Self>()

  var entry: KeyEntry {
    switch self {
    case .for: KeyEntry(.duration, "How long it must hold, both ends included.")
    case .message: KeyEntry(.text, "The text that a failure begins with.")
    }
  }
}
