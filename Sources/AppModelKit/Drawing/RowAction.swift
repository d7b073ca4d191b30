/// A button that a swipe over a row reveals.
public struct RowAction<Action: Hashable & Sendable>: Sendable {
  /// The side of the row on which the button appears.
  public typealias Edge = RowEdge

  /// The caption.
  public var label: String

  /// The side of the row.
  public var edge: Edge

  /// The action of a tap.
  public var action: Action

  /// A button with its caption and side.
  public init(_ label: String, edge: Edge = .trailing, action: Action) {
    self.label = label
    self.edge = edge
    self.action = action
  }
}

/// A side of a row, where a swipe reveals buttons.
public enum RowEdge: Hashable, Sendable {
  /// The left side, after a swipe to the right.
  case leading

  /// The right side, after a swipe to the left.
  case trailing
}

/// A button that a swipe over a row reveals, with an action of any type.
struct RowButton: Equatable, Sendable {
  let label: String
  let edge: RowEdge
  let action: AnyAction

  init(_ label: String, _ edge: RowEdge, _ action: AnyAction) {
    self.label = label
    self.edge = edge
    self.action = action
  }
}
