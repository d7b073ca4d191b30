/// A kind of change that an app model could have as a bug.
///
/// The raw value is the name on the command line and in reports.
package enum MutationOperator: String, CaseIterable, Sendable {
  // Elements
  case hidden
  case renamed
  case valueChanged = "value-changed"
  case alwaysShown = "always-shown"
  case disabled
  case enabled
  case deselected
  case notSecure = "not-secure"
  case labelChanged = "label-changed"
  case identifierChanged = "identifier-changed"
  case offScreen = "off-screen"
  case typeChanged = "type-changed"
  case selected
  case placeholderChanged = "placeholder-changed"

  // Rows
  case firstRowMissing = "first-row-missing"
  case lastRowMissing = "last-row-missing"
  case lastRowDoubled = "last-row-doubled"
  case rowsReversed = "rows-reversed"

  // Reactions
  case tapDead = "tap-dead"
  case backDead = "back-dead"
  case longPressDead = "long-press-dead"
  case tapsDead = "taps-dead"
  case swipeDead = "swipe-dead"
  case dragDead = "drag-dead"
  case pinchDead = "pinch-dead"
  case rotateDead = "rotate-dead"
  case typingDead = "typing-dead"
  case adjustingDead = "adjusting-dead"
  case actsAsNeighbour = "acts-as-neighbour"
  case adjustsOneOff = "adjusts-one-off"
  case losesLastCharacter = "loses-last-character"
  case upperCase = "upper-case"
  case limitGone = "limit-gone"
  case limitOneLess = "limit-one-less"
  case tapLongPresses = "tap-long-presses"

  // Actions
  case actionDropped = "action-dropped"
  case actionTwice = "action-twice"
  case stateKept = "state-kept"
  case effectsLost = "effects-lost"

  // Effects
  case screenChangeDropped = "screen-change-dropped"
  case completionDropped = "completion-dropped"
  case timerDropped = "timer-dropped"
  case cancelDropped = "cancel-dropped"
  case focusDropped = "focus-dropped"
  case endOfEditingDropped = "end-of-editing-dropped"
  case rowAnimationDropped = "row-animation-dropped"
  case transitionRenamed = "transition-renamed"
  case screenRenamed = "screen-renamed"
  case screenChangeReported = "screen-change-reported"

  // Delays
  case delayTooLong = "delay-too-long"
  case keyboardStays = "keyboard-stays"
  case delayZero = "delay-zero"

  // Launch
  case argumentIgnored = "argument-ignored"
  case countOneMore = "count-one-more"
  case durationTenfold = "duration-tenfold"
  case nextDay = "next-day"
  case variableMissing = "variable-missing"
}

extension MutationOperator {
  /// How much a suite has to check to notice the operator's mutants.
  package enum Tier: String, Sendable {
    /// A person would notice the bug.
    case `default`

    /// Only a check of one property, or of something invisible, notices it.
    case strict
  }

  package var tier: Tier {
    switch self {
    case .labelChanged, .identifierChanged, .offScreen, .typeChanged, .selected,
      .placeholderChanged, .transitionRenamed, .screenRenamed, .screenChangeReported, .delayZero:
      .strict
    case .hidden, .renamed, .valueChanged, .alwaysShown, .disabled, .enabled, .deselected,
      .notSecure, .firstRowMissing, .lastRowMissing, .lastRowDoubled, .rowsReversed, .tapDead,
      .backDead, .longPressDead, .tapsDead, .swipeDead, .dragDead, .pinchDead, .rotateDead,
      .typingDead, .adjustingDead, .actsAsNeighbour, .adjustsOneOff, .losesLastCharacter,
      .upperCase, .limitGone, .limitOneLess, .tapLongPresses,
      .actionDropped, .actionTwice, .stateKept, .effectsLost, .screenChangeDropped,
      .completionDropped, .timerDropped, .cancelDropped, .focusDropped, .endOfEditingDropped,
      .rowAnimationDropped, .delayTooLong, .keyboardStays, .argumentIgnored, .countOneMore,
      .durationTenfold, .nextDay, .variableMissing:
      .default
    }
  }

  /// The part of an app that the operator changes.
  package enum Seam: Sendable {
    case element
    case action
    case screenChange
    case timer
    case field
    case app
    case delay
    case screen
    case argument
    case variable
  }

  package var seam: Seam {
    switch self {
    case .hidden, .renamed, .valueChanged, .alwaysShown, .disabled, .enabled, .deselected,
      .notSecure, .labelChanged, .identifierChanged, .offScreen, .typeChanged, .selected,
      .placeholderChanged, .firstRowMissing, .lastRowMissing, .lastRowDoubled, .rowsReversed,
      .tapDead, .backDead, .longPressDead, .tapsDead, .swipeDead, .dragDead, .pinchDead,
      .rotateDead, .typingDead, .adjustingDead,
      .actsAsNeighbour, .adjustsOneOff, .losesLastCharacter, .upperCase, .limitGone,
      .limitOneLess, .tapLongPresses:
      .element
    case .actionDropped, .actionTwice, .stateKept, .effectsLost: .action
    case .screenChangeDropped, .completionDropped, .transitionRenamed: .screenChange
    case .timerDropped, .cancelDropped: .timer
    case .focusDropped: .field
    case .endOfEditingDropped, .rowAnimationDropped, .keyboardStays, .nextDay: .app
    case .screenRenamed, .screenChangeReported: .screen
    case .delayTooLong, .delayZero: .delay
    case .argumentIgnored, .countOneMore, .durationTenfold: .argument
    case .variableMissing: .variable
    }
  }
}
