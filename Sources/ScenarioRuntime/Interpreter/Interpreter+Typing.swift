import AppModelKit
import ScenarioEvents
import ScenarioModel

extension Interpreter {
  /// Taps the field, if one is named, and types one character after the other.
  mutating func type(_ entry: TextEntry) throws(Failure) {
    try requireRunningApp()
    if let field = entry.field {
      try focus(field, orElse: "can't be typed into: it takes no text")
    } else {
      try requireFocus(orElse: "tap a text field first, or say 'into' which field to type")
    }
    let text = try text(entry.text)
    try log.noteTyping(of: text.count)
    var isNoted = false
    var rest = text[...]
    var misses = 0
    while let next = rest.first {
      try requireFocus(orElse: Self.adviceOnLostFocus)
      // A character may move the focus on to a secure field.
      if !isNoted { isNoted = noteSecret(typed: text) }
      let count = try typeBeginning(of: rest, startingWith: next)
      misses = count == 0 ? misses + 1 : 0
      if misses > Self.mostMisses { throw refusalToType }
      rest = rest.dropFirst(count)
    }
  }

  /// How often in a row a key may get lost, as it does while the app moves the focus.
  private static var mostMisses: Int { 3 }

  private var refusalToType: Failure {
    mutating get {
      let focused = look().elements.lastIndex(where: \.isFocused) ?? 0
      return refusal(
        focused,
        "has the focus and takes no key",
        advice: "tap the text field itself first"
      )
    }
  }

  /// Types as much of a text as the session can at once, and says how many characters were taken.
  private mutating func typeBeginning(
    of text: Substring,
    startingWith character: Character
  ) throws(Failure) -> Int {
    var count = 0
    try act(for: KeyboardInput.character(character).length) { session throws(SessionFault) in
      count = try session.typeBeginning(of: text)
    }
    return count
  }

  private static var adviceOnLostFocus: String {
    "Return or the app ended editing; type the rest in a separate step"
  }

  /// Taps a text element and removes what it holds.
  mutating func clear(_ touch: Touch) throws(Failure) {
    try focus(touch, orElse: "can't be cleared: it holds no text that a person can edit")
    if try !type(.clear) {
      try requireFocus(orElse: "wait until the app stops moving the focus")
    }
  }

  /// Types a key, and says whether a field took it: the app may have ended editing by then.
  private mutating func type(_ input: KeyboardInput) throws(Failure) -> Bool {
    var isTaken = false
    try act(for: input.length) { session throws(SessionFault) in isTaken = try session.type(input) }
    return isTaken
  }

  /// Taps an element that accepts text.
  ///
  /// Refuses other elements, because the focus may be elsewhere. A field that is only read is tapped all the
  /// same: some take text from then on.
  private mutating func focus(_ field: Touch, orElse reason: String) throws(Failure) {
    if try !tap(field, mayUnlock: true, orElse: reason), try !isTyped(into: field) {
      try tap(field, mayUnlock: false, orElse: reason)
    }
    try requireFocus(
      orElse: "the tapped element does not take the focus; app models draw fields with 'textField'"
    )
  }

  /// Taps an element, and says whether it took text before.
  @discardableResult
  private mutating func tap(
    _ field: Touch,
    mayUnlock: Bool,
    orElse reason: String
  ) throws(Failure) -> Bool {
    var isEditable = true
    try perform(field, .typing) { interpreter, index throws(Failure) in
      let element = interpreter.look().elements[index]
      isEditable = element.traits.contains(.editable)
      guard isEditable || mayUnlock && element.isLockedField else {
        throw interpreter.refusal(index, reason, advice: element.adviceOnAdjusting)
      }
      return .tap
    }
    return isEditable
  }

  /// Whether an element that was tapped has the focus and takes text.
  private mutating func isTyped(into field: Touch) throws(Failure) -> Bool {
    let found = try matches(field.element)
    guard found.count == 1 else { return false }
    let element = look().elements[found[0]]
    return element.isFocused && element.traits.contains(.editable)
  }

  mutating func dismissKeyboard() throws(Failure) {
    try requireRunningApp()
    if let reason = reasonAgainstDismissing {
      throw failure(.gestureFailed, Mismatch(reason))
    }
    if !session.hasScreenKeyboard {
      try requireNothing(overFocusOf: look(), "can't lose the focus")
    }
    // If the app puts it away in that very moment, it is away.
    _ = try type(.dismiss)
  }

  private var reasonAgainstDismissing: String? {
    mutating get {
      let elements = look().elements
      let hasFocus = elements.contains(where: \.isFocused)
      if !session.hasScreenKeyboard {
        return hasFocus ? nil : "no element has the focus, so there is nothing to dismiss"
      }
      if !elements.contains(where: { $0.type == .keyboard }) {
        return "there is no keyboard to dismiss"
      }
      return hasFocus ? nil : "the keyboard is already going away"
    }
  }

  private mutating func requireFocus(orElse advice: String) throws(Failure) {
    let screen = look()
    guard screen.elements.contains(where: \.isFocused) else {
      throw failure(
        .gestureFailed,
        Mismatch("no element has the keyboard focus, so nothing can be typed", advice: advice)
      )
    }
    try requireNothing(overFocusOf: screen, "can't be typed into")
  }

  /// Requires that no dialog lies over the focused element.
  private mutating func requireNothing(
    overFocusOf screen: ScreenSnapshot,
    _ consequence: String
  ) throws(Failure) {
    guard let focused = screen.elements.firstIndex(where: \.isFocused),
      let modal = screen.modal(over: focused)
    else { return }
    throw refusal(
      focused,
      "\(consequence): \(screen.elements[modal].shortDescription) lies over it",
      advice: "dismiss it first"
    )
  }
}

extension ElementSnapshot {
  /// Whether an element is a field that takes no text, at least not yet.
  fileprivate var isLockedField: Bool {
    let isField = [.comboBox, .searchField, .secureTextField, .textField, .textView].contains(type)
    return isField && traits.contains(.interactive) && !traits.contains(.editable)
  }
}
