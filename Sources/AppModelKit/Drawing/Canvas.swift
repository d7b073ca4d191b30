/// What an app model draws a screen on: the elements that accessibility sees, and the actions that
/// they turn gestures into.
///
/// Elements are drawn in reading order, from top to bottom and from left to right. What is drawn
/// later lies further to the front: where two elements overlap, a finger reaches the later one.
/// Frames are in points of the screen; only within the cells of a table they count from the cell's
/// top left corner. Elements without area are left out, as accessibility does not see them either.
///
/// ```swift
/// canvas.staticText("Two rows", frame: Rect(16, 28, 343, 21))
/// canvas.table(frame: Rect(0, 64, 375, 603), rowHeight: 44) { table in
///   for row in 0..<2 {
///     table.cell(tap: .open(row)) { cell in
///       cell.staticText("Row \(row)", frame: Rect(16, 10, 343, 24))
///     }
///   }
/// }
/// ```
///
/// A canvas is drawn on directly, rather than made of values that a builder puts together, because
/// screens are drawn again and again: each element is written once, to where it stays.
public struct Canvas<Action: Hashable & Sendable>: Sendable {
  var pen: Pen

  init(_ pen: consuming Pen) { self.pen = pen }

  /// Draws an element of any type.
  ///
  /// For the usual ones there are shorter ways, such as ``staticText(_:identifier:frame:)``.
  ///
  /// - Parameters:
  ///   - element: The element; its traits say which other gestures it takes.
  ///   - tap: The action of a tap on it, or on anything in it that takes no tap itself.
  ///   - longPress: The action of a press of at least 500 ms, once, while the finger is down.
  ///   - gestures: The other gestures that it takes.
  ///   - content: Draws its content.
  public mutating func element(
    _ element: ElementSnapshot,
    tap: Action? = nil,
    longPress: Action? = nil,
    gestures: [GestureRecognizer<Action>] = [],
    content: (inout Self) -> Void = { _ in }
  ) {
    // A key path to a member of a generic type would be made anew for each element.
    let outer = pen.open(
      element,
      tap: tap.map { AnyAction($0) },
      longPress: longPress.map { AnyAction($0) },
      gestures: gestures.map { $0.input }
    )
    draw(within: outer, content)
  }

  /// Draws the content of the element that was opened last, if it was.
  mutating func draw(within outer: Pen.Place?, _ content: (inout Self) -> Void) {
    guard let outer else { return }
    content(&self)
    pen.close(outer)
  }
}
