/// The purpose of a text field.
public enum TextFieldKind: Hashable, Sendable {
  case line

  case search

  /// Several lines: Return begins another one.
  case view
}
