/// A canvas for the rows of a table.
public struct TableCanvas<Action: Hashable & Sendable>: Sendable {
  var canvas: Canvas<Action>

  init(_ canvas: consuming Canvas<Action>) { self.canvas = canvas }

  /// Draws the next row; the table gives it its frame.
  ///
  /// - Parameters:
  ///   - value: The row's accessibility value.
  ///   - height: The row's height, if it is not that of all rows.
  ///   - isMarked: Whether it stands for something finished or switched on; an accessibility audit
  ///     asks that its texts say so too.
  ///   - tap: The action of a tap on the row, or on anything in it that takes no tap itself.
  ///   - longPress: The action of a press of at least 500 ms, once, while the finger is down.
  ///   - gestures: The other gestures that it takes.
  ///   - delete: The action of the button `Delete` that a swipe to the left reveals.
  ///   - actions: The other buttons that a swipe to the left or right reveals.
  ///   - move: The action that hands the app the index of the row to whose place a drag moves it.
  ///   - content: Draws the row's content; frames count from the row's top left corner.
  public mutating func cell(
    value: String = "",
    height: Double? = nil,
    isMarked: Bool = false,
    tap: Action? = nil,
    longPress: Action? = nil,
    gestures: [GestureRecognizer<Action>] = [],
    delete: Action? = nil,
    actions: [RowAction<Action>] = [],
    move: (@Sendable (Int) -> Action)? = nil,
    content: (inout Canvas<Action>) -> Void
  ) {
    let row = RowContent(
      value: value,
      traits: isMarked ? .marked : [],
      height: height,
      tap: tap.map { AnyAction($0) },
      longPress: longPress.map { AnyAction($0) },
      gestures: gestures.map { $0.input },
      buttons: RowAction.buttons(of: actions, delete: delete),
      move: RowAction.erased(move)
    )
    canvas.draw(within: canvas.pen.openRow(row), content)
  }
}

extension RowAction {
  /// The buttons of a row, with the one that deletes it at the right edge.
  static func buttons(of actions: [Self], delete: Action?) -> [RowButton] {
    // A key path to a member of a generic type would be made anew for each row.
    let buttons = actions.map { $0.button }
    guard let delete else { return buttons }
    return buttons + [RowButton("Delete", .trailing, AnyAction(delete))]
  }

  /// The movement of a row for actions of any type.
  static func erased(_ move: (@Sendable (Int) -> Action)?) -> (@Sendable (Int) -> AnyAction)? {
    guard let move else { return nil }
    return { AnyAction(move($0)) }
  }

  var button: RowButton { RowButton(label, edge, AnyAction(action)) }
}
