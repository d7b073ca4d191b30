extension Canvas {
  /// Draws the bar at the top of the screen; a screen that has one draws it first.
  ///
  /// Where there is a screen to go back to, the kit adds the back button, which says that screen's
  /// title. During a push or pop the bar is the new screen's already.
  ///
  /// - Parameters:
  ///   - title: The title, which is the bar's label.
  ///   - identifier: The accessibility identifier.
  ///   - buttons: Draws the buttons from left to right.
  public mutating func navigationBar(
    _ title: String,
    identifier: String = "",
    buttons: (inout Self) -> Void = { _ in }
  ) {
    draw(within: pen.openBar(title, identifier: identifier), buttons)
  }

  /// Draws a table of rows, which scrolls when they need more room than it has.
  ///
  /// - Parameters:
  ///   - identifier: The accessibility identifier.
  ///   - label: The text that a screen reader speaks.
  ///   - frame: The visible part; without it all the room that is left.
  ///   - rowHeight: The height of rows that have none of their own; rows of no height are not drawn.
  ///   - refresh: The action of a pull at the top.
  ///   - lingering: How long the table stays on the screen when a push or pop has taken its screen
  ///     away, if it does. Some apps have such left-overs, and a scenario has to cope with them.
  ///   - rows: Draws the rows, each one a cell.
  public mutating func table(
    identifier: String = "",
    label: String = "",
    frame: Rect? = nil,
    rowHeight: Double = 44,
    refresh: Action? = nil,
    lingering: Delay? = nil,
    rows: (inout TableCanvas<Action>) -> Void
  ) {
    let table = ElementSnapshot(
      .table,
      identifier: identifier,
      label: label,
      frame: pen.rest(frame),
      traits: .scrollable
    )
    let outer = pen.openTable(
      table,
      rowHeight: rowHeight,
      refresh: refresh.map { AnyAction($0) },
      lingering: lingering
    )
    draw(rows, within: outer)
  }

  /// Draws a collection of cells of the same size in columns, which scrolls up and down.
  ///
  /// - Parameters:
  ///   - identifier: The accessibility identifier.
  ///   - columns: How many cells are next to each other.
  ///   - frame: The visible part; without it all the room that is left.
  ///   - itemHeight: The height of each cell.
  ///   - cells: Draws the cells, row by row.
  public mutating func grid(
    identifier: String = "",
    columns: Int,
    frame: Rect? = nil,
    itemHeight: Double,
    cells: (inout TableCanvas<Action>) -> Void
  ) {
    let grid = ElementSnapshot(
      .collectionView,
      identifier: identifier,
      frame: pen.rest(frame),
      traits: .scrollable
    )
    let outer = pen.openTable(grid, rowHeight: itemHeight, columns: columns, lingering: nil)
    draw(cells, within: outer)
  }

  mutating func draw(_ rows: (inout TableCanvas<Action>) -> Void, within outer: Pen.Place?) {
    guard let outer else { return }
    var canvas = TableCanvas(consume self)
    rows(&canvas)
    self = canvas.canvas
    pen.close(outer)
  }

  /// Draws a bar of buttons, usually at the bottom.
  public mutating func toolbar(frame: Rect? = nil, content: (inout Self) -> Void) {
    draw(within: pen.openToolbar(frame), content)
  }

  /// Draws an alert that covers everything else: touches outside it reach nothing.
  ///
  /// It comes last, over what it covers, as long as the app's state calls for it.
  ///
  /// - Parameters:
  ///   - label: What it says, or its title.
  ///   - frame: Where it is; without it in the middle, as high as its content.
  ///   - content: Draws the texts and buttons in it; frames are the screen's.
  public mutating func alert(_ label: String, frame: Rect? = nil, content: (inout Self) -> Void) {
    let frame = frame ?? Pen.alertFrame(ofHeight: height(of: content, width: Pen.alertWidth))
    let alert = ElementSnapshot(.alert, label: label, frame: frame, traits: .modal)
    draw(within: pen.open(alert), content)
  }

  /// Draws a sheet that covers everything else: touches outside it reach nothing.
  ///
  /// - Parameters:
  ///   - label: The accessibility label, such as the title of an action sheet.
  ///   - frame: Where it is; without it at the bottom, as high as its content.
  ///   - content: Draws its content; frames are the screen's.
  public mutating func sheet(
    _ label: String = "",
    frame: Rect? = nil,
    content: (inout Self) -> Void
  ) {
    let frame = frame ?? Pen.sheetFrame(ofHeight: height(of: content, width: 375))
    let sheet = ElementSnapshot(.sheet, label: label, frame: frame, traits: .modal)
    draw(within: pen.open(sheet), content)
  }
}
