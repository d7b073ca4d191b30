/// A button that a swipe over a row reveals.
public struct RowAction<Action: Hashable & Sendable>: Sendable {
  /// The side of the row on which the button appears.
  public enum Edge: Hashable, Sendable {
    /// The left side, after a swipe to the right.
    case leading

    /// The right side, after a swipe to the left.
    case trailing
  }

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

/// A button that a swipe over a row reveals, with an action of any type.
struct RowButton: Equatable, Sendable {
  enum Edge: Hashable, Sendable {
    case leading
    case trailing
  }

  let label: String
  let edge: Edge
  let action: AnyAction

  init(_ label: String, _ edge: Edge, _ action: AnyAction) {
    self.label = label
    self.edge = edge
    self.action = action
  }
}
