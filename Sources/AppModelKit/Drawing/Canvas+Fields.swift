extension Canvas {
  /// Draws a field that a person types into.
  ///
  /// A tap brings up the keyboard, and each character that is typed becomes an action. The kit
  /// remembers which field has the focus by its identifier, or without one by its placeholder, so
  /// that must not change while it has.
  ///
  /// - Parameters:
  ///   - identifier: The accessibility identifier.
  ///   - text: The field's text.
  ///   - placeholder: What it shows while it holds nothing.
  ///   - kind: Whether it takes one line, a search or several lines.
  ///   - frame: Where it is; without it the next place of the layout.
  ///   - limit: How many characters, as people count them, it takes at most, which is never
  ///     less than 0; it refuses more.
  ///   - privacy: Whether what it holds may be seen.
  ///   - edit: The action that hands the app the new text, often just a case of the action type.
  public mutating func textField(
    _ identifier: String,
    text: String,
    placeholder: String = "",
    kind: TextFieldKind = .line,
    frame: Rect? = nil,
    limit: Int? = nil,
    privacy: FieldPrivacy = .open,
    edit: @escaping @Sendable (String) -> Action
  ) {
    precondition(limit ?? 0 >= 0, "the limit of a text field is less than 0")
    pen.add(
      ElementSnapshot(
        privacy.elementType(of: kind),
        identifier: identifier,
        value: privacy.shown(text),
        placeholder: placeholder,
        frame: pen.frame(frame),
        traits: privacy.traits
      ),
      .text(TextInput(text: text, limit: limit, isMultiline: kind == .view) { AnyAction(edit($0)) })
    )
  }
}
