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
