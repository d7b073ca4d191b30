/// The purpose of a text field.
public enum TextFieldKind: Hashable, Sendable {
  /// One line of text.
  case line

  /// One line to search for.
  case search

  /// Several lines: Return begins another one.
  case view
}
