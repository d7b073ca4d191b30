/// Elements without frames get the next place of a layout.
///
/// On a screen that is a stack from top to bottom: 16 points from the edges and the bars, 44 high,
/// 8 apart.
extension Canvas {
  /// Draws elements below each other.
  ///
  /// - Parameters:
  ///   - area: The room for them; without it the room that is left, and what follows goes below.
  ///   - itemHeight: The height of elements that say no other.
  ///   - spacing: The distance between two elements.
  ///   - content: Draws the elements.
  public mutating func stack(
    in area: Rect? = nil,
    itemHeight: Double = 44,
    spacing: Double = 8,
    content: (inout Self) -> Void
  ) {
    let outer = pen.beginStack(in: area, length: itemHeight, spacing: spacing)
    content(&self)
    pen.endStack(outer, hadArea: area != nil)
  }

  /// Draws elements of the same width next to each other, in the place of one element.
  ///
  /// - Parameters:
  ///   - height: The height of all of them.
  ///   - spacing: The distance between two elements.
  ///   - content: Draws the elements; it is run twice, the first time to count them.
  public mutating func row(
    height: Double = 44,
    spacing: Double = 8,
    content: (inout Self) -> Void
  ) {
    var counting = Canvas(Pen.counting(within: ScreenSnapshot.modelBounds))
    content(&counting)
    let outer = pen.beginRow(of: counting.pen.place.layout.count, height: height, spacing: spacing)
    content(&self)
    pen.place.layout = outer
  }

  /// Leaves room before the next element.
  public mutating func space(_ points: Double) { pen.place.layout.cursor += points }

  /// The frame that the next element would get, of another height: for elements of any type.
  public mutating func nextFrame(height: Double = 44) -> Rect {
    pen.place.layout.next(length: height)
  }

  /// How high a container has to be for its content.
  func height(of content: (inout Self) -> Void, width: Double) -> Double {
    var counting = Canvas(Pen.counting(within: Rect(0, 0, width, 0)))
    content(&counting)
    return counting.pen.place.layout.end + Layout.margin
  }
}
