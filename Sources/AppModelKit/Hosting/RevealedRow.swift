/// The buttons of a row that a swipe has revealed: those of one side.
struct RevealedRow: Equatable, Sendable {
  /// All buttons of the row, which identify it when it is drawn again.
  let row: [RowButton]
  let edge: RowEdge

  /// The buttons that are shown, from left to right.
  var buttons: [RowButton] { row.filter { $0.edge == edge } }
}
