extension Direction {
  /// The way a finger moves to show what lies in this direction.
  var reversed: Direction {
    switch self {
    case .left: .right
    case .right: .left
    case .up: .down
    case .down: .up
    }
  }
}
