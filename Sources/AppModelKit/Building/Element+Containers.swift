extension Element {
  /// A table of rows of the same height, which scrolls when they need more room than it has.
  ///
  /// - Parameters:
  ///   - identifier: The accessibility identifier.
  ///   - label: What a screen reader says.
  ///   - frame: The visible part.
  ///   - rowHeight: How high each row is.
  ///   - rows: The rows; each ``cell(value:tap:delete:content:)`` is one.
  /// - Returns: The table.
  @inlinable
  public static func table(
    identifier: String = "",
    label: String = "",
    frame: Rect,
    rowHeight: Double,
    @ElementBuilder<Action> rows: () -> Content<Action>
  ) -> Self {
    var rows = rows()
    rows.tree.stackRows(in: frame, rowHeight: rowHeight)
    return Self(
      ElementSnapshot(
        .table,
        identifier: identifier,
        label: label,
        frame: frame,
        traits: .scrollable
      ),
      children: rows
    )
  }

  /// A row of a table; the table gives it its frame.
  ///
  /// - Parameters:
  ///   - value: What the row holds, as accessibility tells it.
  ///   - tap: The action of a tap on the row or on anything in it that takes no tap itself.
  ///   - delete: The action of the button `Delete` that a swipe to the left reveals.
  ///   - content: What is in the row; frames count from the row's top left corner.
  /// - Returns: The row.
  @inlinable
  public static func cell(
    value: String = "",
    tap: Action? = nil,
    delete: Action? = nil,
    @ElementBuilder<Action> content: () -> Content<Action>
  ) -> Self {
    var reactions: [ReactionKind] = []
    if let tap { reactions.append(.tap(AnyAction(tap))) }
    if let delete { reactions.append(.delete(AnyAction(delete))) }
    return Self(
      ElementSnapshot(
        .cell,
        value: value,
        frame: Rect(0, 0, 1, 1),
        traits: reactions.isEmpty ? [] : .interactive
      ),
      reactions: reactions,
      children: content()
    )
  }

  /// A bar of buttons, usually at the bottom.
  @inlinable
  public static func toolbar(
    frame: Rect,
    @ElementBuilder<Action> content: () -> Content<Action>
  ) -> Self {
    Self(ElementSnapshot(.toolbar, frame: frame), children: content())
  }

  /// A sheet that covers everything else: touches outside it reach nothing.
  @inlinable
  public static func sheet(
    frame: Rect,
    @ElementBuilder<Action> content: () -> Content<Action>
  ) -> Self {
    Self(ElementSnapshot(.sheet, frame: frame, traits: .modal), children: content())
  }
}

extension ElementTree {
  /// Gives each element at the top a row's frame, and moves what is in it along.
  @usableFromInline
  mutating func stackRows(in table: Rect, rowHeight: Double) {
    var origin = table.y
    var index = elements.startIndex
    while index < elements.endIndex {
      let end = Int(elements[index].subtreeEnd)
      elements[index].frame = Rect(table.x, origin, table.width, rowHeight)
      for child in (index + 1)..<end {
        elements[child].frame = elements[child].frame.offsetBy(x: table.x, y: origin)
      }
      origin += rowHeight
      index = end
    }
  }
}
