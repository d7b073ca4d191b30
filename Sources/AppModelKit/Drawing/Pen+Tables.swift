extension Pen {
  /// Draws a table and goes within it.
  @usableFromInline
  mutating func openTable(
    _ element: consuming ElementSnapshot,
    rowHeight: Double,
    lingering: Delay?
  ) -> Place? {
    let frame = element.frame.offsetBy(x: place.origin.x, y: place.origin.y)
    guard let outer = open(element) else { return nil }
    let table = place.container
    tree.scrolling.append(table)
    if let lingering { tree.lingering.append(LingeringElement(element: table, delay: lingering)) }
    place.rows = Rows(table: frame, height: rowHeight, top: frame.y)
    return outer
  }

  /// Draws the next row of the table that is being drawn, and goes within it.
  @usableFromInline
  mutating func openRow(
    value: String,
    traits: ElementSnapshot.Traits,
    tap: AnyAction?,
    longPress: AnyAction?,
    delete: AnyAction?
  ) -> Place? {
    guard let rows = place.rows else { return nil }
    place.rows?.top += rows.height
    place.origin = Point(x: 0, y: 0)
    let frame = Rect(rows.table.x, rows.top, rows.table.width, rows.height)
    let row = ElementSnapshot(.cell, value: value, frame: frame, traits: traits)
    let outer = open(row, tap: tap, longPress: longPress, delete: delete)
    place.origin = Point(x: frame.x, y: frame.y)
    return outer
  }
}
