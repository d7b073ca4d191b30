/// What a field is for.
public enum TextFieldKind: Hashable, Sendable {
  /// One line of text.
  case line

  /// One line to search for.
  case search

  /// Several lines: Return begins another one.
  case view
}
