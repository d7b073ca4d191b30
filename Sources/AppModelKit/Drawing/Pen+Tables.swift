extension Pen {
  /// Draws a table and goes within it.
  mutating func openTable(
    _ element: consuming ElementSnapshot,
    rowHeight: Double,
    columns: Int = 1,
    refresh: AnyAction? = nil,
    lingering: Delay?
  ) -> Place? {
    let frame = element.frame.offsetBy(x: place.origin.x, y: place.origin.y)
    guard let outer = open(element) else { return nil }
    let table = place.container
    tree.scrolling.append(ScrollingElement(element: table, axis: .vertical))
    if let refresh { tree.reactions.append(Reaction(element: table, kind: .refresh(refresh))) }
    if let lingering { tree.lingering.append(LingeringElement(element: table, delay: lingering)) }
    place.rows = Rows(table: frame, height: rowHeight, columns: max(columns, 1), top: frame.y)
    return outer
  }

  /// Draws an element whose content scrolls sideways, and goes within it.
  mutating func openSidewaysScroll(
    _ element: consuming ElementSnapshot,
    itemWidth: Double
  ) -> Place? {
    openScroll(
      element,
      [.horizontal],
      Layout(.horizontal, in: element.frame, length: itemWidth, spacing: Layout.standardSpacing)
    )
  }

  /// Draws an element whose content scrolls up and down, and sideways if the content is wider; goes
  /// within it.
  mutating func openScroll(
    _ element: consuming ElementSnapshot,
    itemHeight: Double,
    contentWidth: Double?
  ) -> Place? {
    var content = element.frame
    content.width = contentWidth ?? content.width
    let axes: [Layout.Axis] = contentWidth == nil ? [.vertical] : [.vertical, .horizontal]
    return openScroll(
      element,
      axes,
      Layout(in: Layout.within(content).area, length: itemHeight, spacing: Layout.standardSpacing)
    )
  }

  private mutating func openScroll(
    _ element: consuming ElementSnapshot,
    _ axes: [Layout.Axis],
    _ layout: Layout
  ) -> Place? {
    guard let outer = open(element) else { return nil }
    for axis in axes {
      tree.scrolling.append(ScrollingElement(element: place.container, axis: axis))
    }
    place.layout = layout
    return outer
  }

  /// Draws the next row of the table that is being drawn, and goes within it.
  mutating func openRow(_ row: RowContent) -> Place? {
    guard let rows = place.rows else { return nil }
    let frame = rows.frame(ofHeight: row.height)
    place.rows?.advance(by: row.height)
    place.origin = Point(x: 0, y: 0)
    let cell = ElementSnapshot(.cell, value: row.value, frame: frame, traits: row.traits)
    let outer = open(cell, tap: row.tap, longPress: row.longPress, gestures: row.gestures)
    guard let outer else { return nil }
    if !row.buttons.isEmpty { reactInRow(.rowButtons(row.buttons)) }
    if let move = row.move { reactInRow(.move(move)) }
    place.origin = Point(x: frame.x, y: frame.y)
    place.layout = .row(width: frame.width, height: frame.height)
    return outer
  }

  /// Adds a reaction of the row that was just opened.
  private mutating func reactInRow(_ kind: ReactionKind) {
    tree.elements[place.container].traits.insert(.interactive)
    tree.reactions.append(Reaction(element: place.container, kind: kind))
  }
}

/// The properties of a table's row, apart from its elements.
struct RowContent: Sendable {
  let value: String
  let traits: ElementSnapshot.Traits

  /// The height, or nil for that of all rows.
  let height: Double?
  let tap: AnyAction?
  let longPress: AnyAction?
  let gestures: [GestureInput]
  let buttons: [RowButton]
  let move: (@Sendable (Int) -> AnyAction)?
}

extension Pen.Rows {
  /// The frame of the next row, or of the next cell of a grid.
  fileprivate func frame(ofHeight wanted: Double?) -> Rect {
    let width = table.width / Double(columns)
    return Rect(table.x + Double(column) * width, top, width, wanted ?? height)
  }

  /// Moves to the next row when all columns of this one are filled.
  fileprivate mutating func advance(by wanted: Double?) {
    column += 1
    guard column == columns else { return }
    column = 0
    top += wanted ?? height
  }
}
