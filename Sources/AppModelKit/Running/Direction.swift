/// A direction on the screen.
public enum Direction: String, CaseIterable, Sendable {
  case left
  case right
  case up
  case down
}
