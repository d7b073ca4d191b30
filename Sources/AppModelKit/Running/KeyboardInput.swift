/// An input with the keyboard on the screen.
public enum KeyboardInput: Hashable, Sendable {
  /// One character, in 50 ms; a line feed is the Return key.
  case character(Character)

  /// Removes all text of the focused field, in 50 ms.
  case clear

  /// Puts the keyboard away, in 100 ms.
  case dismiss

  /// How long the fingers need.
  package var length: Duration {
    switch self {
    case .character, .clear: .milliseconds(50)
    case .dismiss: .milliseconds(100)
    }
  }
}
