/// A place on the screen in points, from the top left corner.
public struct Point: Hashable, Sendable {
  /// The distance from the left edge in points.
  public var x: Double

  /// The distance from the top edge in points.
  public var y: Double

  /// A place on the screen.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
