extension Element {
  /// A field that a person types into.
  ///
  /// A tap brings up the keyboard, and each character that is typed becomes an action. The kit
  /// remembers which field has the focus by its identifier and placeholder, so these must not
  /// change while it has.
  ///
  /// - Parameters:
  ///   - identifier: The accessibility identifier.
  ///   - text: What the field holds.
  ///   - placeholder: What it shows while it holds nothing.
  ///   - frame: Where it is.
  ///   - limit: How many characters, as people count them, it takes at most; it refuses more.
  ///   - privacy: Whether what it holds may be seen.
  ///   - edit: The action that hands the app the new text, often just a case of your action type.
  /// - Returns: The field.
  @inlinable
  public static func textField(
    _ identifier: String,
    text: String,
    placeholder: String = "",
    frame: Rect,
    limit: Int? = nil,
    privacy: FieldPrivacy = .open,
    edit: @escaping @Sendable (String) -> Action
  ) -> Self {
    Self(
      ElementSnapshot(
        privacy.elementType,
        identifier: identifier,
        value: privacy.shown(text),
        placeholder: placeholder,
        frame: frame,
        traits: privacy.traits
      ),
      reactions: [.text(TextInput(text: text, limit: limit) { AnyAction(edit($0)) })]
    )
  }
}

/// Whether what a field holds may be seen.
public enum FieldPrivacy: Hashable, Sendable {
  /// Anyone may see it.
  case open

  /// The field shows a bullet for each character, and no log or report shows more.
  case secure

  /// The field shows what it holds, because the person asked for it, but logs and reports don't.
  case revealed

  @usableFromInline
  var elementType: ElementType {
    switch self {
    case .open, .revealed: .textField
    case .secure: .secureTextField
    }
  }

  @usableFromInline
  var traits: ElementSnapshot.Traits {
    switch self {
    case .open: [.interactive, .editable]
    case .secure, .revealed: [.interactive, .editable, .secure]
    }
  }

  @usableFromInline
  func shown(_ text: String) -> String {
    switch self {
    case .open, .revealed: text
    case .secure: String(repeating: "•", count: text.count)
    }
  }
}
