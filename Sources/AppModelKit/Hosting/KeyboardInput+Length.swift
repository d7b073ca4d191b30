extension KeyboardInput {
  /// How long the fingers need.
  package var length: Duration {
    switch self {
    case .character, .clear: .milliseconds(50)
    case .dismiss: .milliseconds(100)
    }
  }
}
