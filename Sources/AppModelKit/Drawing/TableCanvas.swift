/// A canvas for the rows of a table.
public struct TableCanvas<Action: Hashable & Sendable>: Sendable {
  @usableFromInline var canvas: Canvas<Action>

  @inlinable
  init(_ canvas: consuming Canvas<Action>) {
    self.canvas = canvas
  }
}

extension TableCanvas {
  /// Draws the next row; the table gives it its frame.
  ///
  /// - Parameters:
  ///   - value: The row's accessibility value.
  ///   - isMarked: Whether it stands for something finished or switched on; an accessibility audit
  ///     asks that its texts say so too.
  ///   - tap: The action of a tap on the row, or on anything in it that takes no tap itself.
  ///   - longPress: The action of a press of at least 500 ms, once, while the finger is down.
  ///   - delete: The action of the button `Delete` that a swipe to the left reveals.
  ///   - content: Draws what is in the row; frames count from the row's top left corner.
  @inlinable
  public mutating func cell(
    value: String = "",
    isMarked: Bool = false,
    tap: Action? = nil,
    longPress: Action? = nil,
    delete: Action? = nil,
    content: (inout Canvas<Action>) -> Void
  ) {
    let outer = canvas.pen.openRow(
      value: value,
      traits: isMarked ? .marked : [],
      tap: tap.map { AnyAction($0) },
      longPress: longPress.map { AnyAction($0) },
      delete: delete.map { AnyAction($0) }
    )
    canvas.draw(within: outer, content)
  }
}
