/// Frames for elements that give none.
extension Pen {
  /// The frame that is given, or the next one of the layout.
  mutating func frame(_ frame: Rect?) -> Rect { frame ?? place.layout.next() }

  /// The frame of a part of the screen: all the room that is left, from edge to edge.
  mutating func rest(_ frame: Rect?) -> Rect {
    if let frame { return frame }
    let layout = place.layout
    let bottom = layout.area.maxY
    place.layout.cursor = bottom
    guard place.container < 0 else {
      return Rect(layout.area.x, layout.cursor, layout.area.width, bottom - layout.cursor)
    }
    let top = layout.count == 0 ? layout.area.y - Layout.margin : layout.cursor
    return Rect(0, top, ScreenSnapshot.modelBounds.width, bottom - top)
  }

  /// Begins a stack of elements, and returns the layout to come back to.
  mutating func beginStack(in area: Rect?, length: Double, spacing: Double) -> Layout {
    let outer = place.layout
    let rest = Rect(outer.area.x, outer.cursor, outer.area.width, outer.area.maxY - outer.cursor)
    place.layout = Layout(in: area ?? rest, length: length, spacing: spacing)
    return outer
  }

  /// Ends a stack; what follows goes below it, unless the stack had an area of its own.
  mutating func endStack(_ outer: Layout, hadArea: Bool) {
    let end = place.layout.end
    place.layout = outer
    if !hadArea { place.layout.skip(to: end) }
  }

  /// Begins a row of a number of elements of the same width, and returns the layout to come back to.
  mutating func beginRow(of count: Int, height: Double, spacing: Double) -> Layout {
    let area = place.layout.next(length: height)
    let gaps = spacing * Double(max(count - 1, 0))
    let length = (area.width - gaps) / Double(max(count, 1))
    let outer = place.layout
    place.layout = Layout(.horizontal, in: area, length: length, spacing: spacing)
    return outer
  }

  /// A pen that only counts what is drawn on it in an area.
  static func counting(within area: Rect) -> Pen {
    var pen = Pen()
    pen.place.layout = .within(area)
    return pen
  }
}

extension Layout {
  /// Moves the cursor below content that was placed separately.
  fileprivate mutating func skip(to end: Double) {
    cursor = max(cursor, end + spacing)
    noteFrame()
  }
}
