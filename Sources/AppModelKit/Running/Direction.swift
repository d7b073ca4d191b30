/// A direction on the screen.
public enum Direction: String, CaseIterable, Sendable {
  case left
  case right
  case up
  case down
}

extension Direction {
  /// The direction of the finger that shows what lies in this direction.
  package var opposite: Direction {
    switch self {
    case .left: .right
    case .right: .left
    case .up: .down
    case .down: .up
    }
  }
}
