/// One element of a screen as an app model declares it: what accessibility sees of it, and the
/// actions that it turns gestures into.
///
/// Frames are in points of the screen; only within the cells of a table they count from the
/// cell's top left corner. Elements without area are left out of the screen, as accessibility
/// does not see them either.
public struct Element<Action: Hashable & Sendable>: Sendable {
  var snapshot: ElementSnapshot
  var reactions = Reactions<Action>()
  var lingering: Delay?
  var children: Content<Action>

  /// An element of any type, with all that is within it.
  ///
  /// For the usual ones there are shorter ways, such as ``staticText(_:identifier:frame:)``.
  public init(
    _ type: ElementType,
    identifier: String = "",
    label: String = "",
    value: String = "",
    frame: Rect,
    @ElementBuilder<Action> children: () -> Content<Action> = { Content() }
  ) {
    self.init(
      ElementSnapshot(
        type,
        identifier: identifier,
        label: label,
        value: value,
        frame: frame
      ),
      children: children()
    )
  }

  init(
    _ snapshot: ElementSnapshot,
    reactions: Reactions<Action> = Reactions(),
    children: Content<Action> = Content()
  ) {
    self.snapshot = snapshot
    self.reactions = reactions
    self.children = children
  }
}
