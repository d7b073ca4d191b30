/// A direction on the screen.
public enum Direction: String, CaseIterable, Sendable {
  case left
  case right
  case up
  case down

  /// A movement in this direction, as fractions of the width and the height.
  package var vector: Point {
    switch self {
    case .left: Point(x: -1, y: 0)
    case .right: Point(x: 1, y: 0)
    case .up: Point(x: 0, y: -1)
    case .down: Point(x: 0, y: 1)
    }
  }

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
