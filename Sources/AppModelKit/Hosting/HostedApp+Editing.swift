extension HostedApp {
  /// Gives a field the focus, and brings up the keyboard.
  mutating func focus(on field: FieldKey) {
    guard field != focus else { return }
    focus = field
    invalidate()
    guard keyboard == .away || keyboard == .leaving else { return }
    timeline.cancel(.keyboardIsGone)
    keyboard = .appearing
    schedule(.keyboardArrives, after: .keyboard)
  }

  mutating func focusField(identifier: String) throws(AppFault) {
    refresh()
    guard let field = composition.tree.firstField(where: { $0.identifier == identifier }) else {
      if instrument?.isMutation == true { return }
      throw AppFault("it gives the focus to the field '\(identifier)', which is not on the screen")
    }
    focus(on: field.key)
  }

  /// Takes the focus away, and the keyboard too.
  mutating func endEditing() {
    guard focus != nil else { return }
    focus = nil
    invalidate()
    timeline.cancel(.keyboardArrives)
    keyboard = .leaving
    schedule(.keyboardIsGone, after: .keyboard)
  }

  mutating func endEditingOfMissingField() {
    if focus != nil, focusedField() == nil { endEditing() }
  }

  private mutating func focusedField() -> Field? {
    guard let focus else { return nil }
    refresh()
    return composition.tree.firstField { $0 == focus }
  }

  mutating func type(_ input: KeyboardInput) throws(AppFault) -> Bool {
    try ensureRunning()
    events = EventCount()
    forgetScreenChange()
    try advance(to: moment + input.length)
    let hasFocus = focus != nil
    switch input {
    case .character("\n"), .character("\r\n"):
      if focusedField()?.input.isMultiline == true {
        try edit { $0.append("\n") }
      } else {
        endEditing()
      }
    case .dismiss: endEditing()
    case .character(let character): try edit { $0.append(character) }
    case .clear: try edit { $0.removeAll() }
    }
    try runEvents(dueBy: moment)
    return hasFocus
  }

  /// Changes the text of the focused field, up to the limits of the field.
  private mutating func edit(_ change: (inout String) -> Void) throws(AppFault) {
    guard let field = focusedField(), composition.tree.elements[field.element].isEnabled else {
      return
    }
    let input = field.input
    var text = input.text
    change(&text)
    guard text != input.text, input.accepts(text) else { return }
    if let instrument { noteTyping(text, into: field, for: instrument) }
    try dispatch(input.edit(text))
  }
}
