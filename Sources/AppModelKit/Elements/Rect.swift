/// A rectangle on the screen in points.
public struct Rect: Hashable, Sendable {
  /// The distance of the left side from the screen's left edge.
  public var x: Double

  /// The distance of the top side from the screen's top edge.
  public var y: Double

  /// The width; the area is empty if it is 0 or less.
  public var width: Double

  /// The height; the area is empty if it is 0 or less.
  public var height: Double

  /// A rectangle from its top left corner and size, in the order of the apps' frame tables.
  public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The distance of the right side from the screen's left edge.
  public var maxX: Double { x + width }

  /// The distance of the bottom side from the screen's top edge.
  public var maxY: Double { y + height }

  /// The middle, where gestures touch.
  public var center: Point { Point(x: x + width / 2, y: y + height / 2) }

  /// Whether the rectangle has no area; accessibility does not see such views.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Whether the point lies inside; the right and bottom sides do not belong to it.
  public func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }

  /// The rectangle moved by some points to the right and down.
  public func offsetBy(x dx: Double = 0, y dy: Double = 0) -> Rect {
    Rect(x + dx, y + dy, width, height)
  }
}
