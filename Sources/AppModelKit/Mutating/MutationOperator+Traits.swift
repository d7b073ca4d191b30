extension MutationOperator {
  /// What suites and reports have to know of an operator's mutants.
  package struct Traits: Sendable {
    /// The end of the sentence "nothing would notice if the element ...".
    package let phrase: String

    package let seam: Seam
    package let tier: Tier

    fileprivate init(_ phrase: String, _ seam: Seam, _ tier: Tier = .default) {
      self.phrase = phrase
      self.seam = seam
      self.tier = tier
    }
  }

  /// The part of an app that an operator changes.
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

  /// How much a suite has to check to notice the operator's mutants.
  package enum Tier: String, Sendable {
    /// A person would notice the bug.
    case `default`

    /// Only a check of one property, or of something invisible, notices it.
    case strict
  }

  package var traits: Traits {
    switch self {
    case .hidden: Traits("were gone", .element)
    case .renamed: Traits("had another text", .element)
    case .valueChanged: Traits("had another value", .element)
    case .alwaysShown: Traits("were always shown", .element)
    case .disabled: Traits("were disabled", .element)
    case .enabled: Traits("were enabled", .element)
    case .deselected: Traits("were not selected", .element)
    case .notSecure: Traits("showed what is typed", .element)
    case .labelChanged: Traits("had another label", .element, .strict)
    case .identifierChanged: Traits("had another identifier", .element, .strict)
    case .offScreen: Traits("were off the screen", .element, .strict)
    case .typeChanged: Traits("had another type", .element, .strict)
    case .selected: Traits("were selected", .element, .strict)
    case .placeholderChanged: Traits("had another placeholder", .element, .strict)
    case .firstRowMissing: Traits("lacked the first one", .element)
    case .lastRowMissing: Traits("lacked the last one", .element)
    case .lastRowDoubled: Traits("had the last one twice", .element)
    case .rowsReversed: Traits("were in reverse order", .element)
    case .tapDead: Traits("ignored taps", .element)
    case .backDead: Traits("did not lead back", .element)
    case .longPressDead: Traits("ignored long presses", .element)
    case .tapsDead: Traits("ignored several taps", .element)
    case .swipeDead: Traits("ignored swipes", .element)
    case .dragDead: Traits("could not be dragged", .element)
    case .pinchDead: Traits("ignored pinches", .element)
    case .rotateDead: Traits("ignored rotations", .element)
    case .typingDead: Traits("ignored typing", .element)
    case .adjustingDead: Traits("could not be adjusted", .element)
    case .actsAsNeighbour: Traits("did what its neighbour does", .element)
    case .adjustsOneOff: Traits("chose the option before", .element)
    case .losesLastCharacter: Traits("lost the last character", .element)
    case .upperCase: Traits("turned text into upper case", .element)
    case .limitGone: Traits("took any number of characters", .element)
    case .limitOneLess: Traits("took one character less", .element)
    case .tapLongPresses: Traits("did at a tap what a long press does", .element)
    case .actionDropped: Traits("did nothing", .action)
    case .actionTwice: Traits("happened twice", .action)
    case .stateKept: Traits("changed nothing in the model", .action)
    case .effectsLost: Traits("had no effects", .action)
    case .screenChangeDropped: Traits("did not happen", .screenChange)
    case .completionDropped: Traits("did not complete", .screenChange)
    case .timerDropped: Traits("never came", .timer)
    case .cancelDropped: Traits("could not be cancelled", .timer)
    case .focusDropped: Traits("did not get the focus", .field)
    case .endOfEditingDropped: Traits("did not end editing", .app)
    case .rowAnimationDropped: Traits("did not animate rows", .app)
    case .transitionRenamed: Traits("were the transition 'back'", .screenChange, .strict)
    case .screenRenamed: Traits("had the name of another screen", .screen, .strict)
    case .screenChangeReported: Traits("were reported as a change", .screen, .strict)
    case .delayTooLong: Traits("took longer than its range", .delay)
    case .keyboardStays: Traits("kept its keyboard", .app)
    case .delayZero: Traits("took no time", .delay, .strict)
    case .argumentIgnored: Traits("did nothing", .argument)
    case .countOneMore: Traits("counted one more", .argument)
    case .durationTenfold: Traits("took ten times as long", .argument)
    case .nextDay: Traits("started a day later", .app)
    case .variableMissing: Traits("were missing", .variable)
    }
  }
}
