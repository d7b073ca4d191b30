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
  @inlinable
  public mutating func navigationBar(
    _ title: String,
    identifier: String = "",
    buttons: (inout Self) -> Void = { _ in }
  ) {
    draw(within: pen.openBar(title, identifier: identifier), buttons)
  }

  /// Draws a table of rows of the same height, which scrolls when they need more room than it has.
  ///
  /// - Parameters:
  ///   - identifier: The accessibility identifier.
  ///   - label: The text that a screen reader speaks.
  ///   - frame: The visible part.
  ///   - rowHeight: The height of each row; rows of no height are not drawn.
  ///   - lingering: How long the table stays on the screen when a push or pop has taken its screen
  ///     away, if it does. Some apps have such left-overs, and a scenario has to cope with them.
  ///   - rows: Draws the rows, each one a cell.
  @inlinable
  public mutating func table(
    identifier: String = "",
    label: String = "",
    frame: Rect,
    rowHeight: Double,
    lingering: Delay? = nil,
    rows: (inout TableCanvas<Action>) -> Void
  ) {
    let table = ElementSnapshot(
      .table,
      identifier: identifier,
      label: label,
      frame: frame,
      traits: .scrollable
    )
    let outer = pen.openTable(table, rowHeight: rowHeight, lingering: lingering)
    guard let outer else { return }
    var canvas = TableCanvas(consume self)
    rows(&canvas)
    self = canvas.canvas
    pen.close(outer)
  }

  /// Draws a bar of buttons, usually at the bottom.
  @inlinable
  public mutating func toolbar(frame: Rect, content: (inout Self) -> Void) {
    draw(within: pen.open(ElementSnapshot(.toolbar, frame: frame)), content)
  }

  /// Draws an alert that covers everything else: touches outside it reach nothing.
  ///
  /// It comes last, over what it covers, as long as the app's state calls for it.
  ///
  /// - Parameters:
  ///   - label: What it says, or its title.
  ///   - frame: Where it is.
  ///   - content: Draws the texts and buttons in it; frames are the screen's.
  @inlinable
  public mutating func alert(_ label: String, frame: Rect, content: (inout Self) -> Void) {
    let alert = ElementSnapshot(.alert, label: label, frame: frame, traits: .modal)
    draw(within: pen.open(alert), content)
  }

  /// Draws a sheet that covers everything else: touches outside it reach nothing.
  @inlinable
  public mutating func sheet(frame: Rect, content: (inout Self) -> Void) {
    draw(within: pen.open(ElementSnapshot(.sheet, frame: frame, traits: .modal)), content)
  }
}
