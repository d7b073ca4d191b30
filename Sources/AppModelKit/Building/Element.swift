/// One element of a screen as an app model declares it: what accessibility sees of it, and the
/// actions that it turns gestures into.
///
/// Frames are in points of the screen; only within the cells of a table they count from the
/// cell's top left corner. Elements without area are left out of the screen, as accessibility
/// does not see them either.
///
/// Elements are declared in the app's module but kept in the kit's, so what depends on the type of
/// actions is inlinable: it would else be looked up at run time for each element.
public struct Element<Action: Hashable & Sendable>: Sendable {
  @usableFromInline var snapshot: ElementSnapshot
  @usableFromInline var reactions: [ReactionKind]
  @usableFromInline var lingering: Delay?
  @usableFromInline var children: ElementTree

  /// An element of any type, with all that is within it.
  ///
  /// For the usual ones there are shorter ways, such as ``staticText(_:identifier:frame:)``.
  @inlinable
  public init(
    _ type: ElementType,
    identifier: String = "",
    label: String = "",
    value: String = "",
    frame: Rect,
    @ElementBuilder<Action> children: () -> Content<Action> = { Content() }
  ) {
    let snapshot = ElementSnapshot(
      type,
      identifier: identifier,
      label: label,
      value: value,
      frame: frame
    )
    self.init(snapshot, children: children())
  }

  @inlinable
  init(
    _ snapshot: ElementSnapshot,
    reactions: [ReactionKind] = [],
    children: Content<Action> = Content()
  ) {
    self.snapshot = snapshot
    self.reactions = reactions
    self.children = children.tree
    lingering = nil
  }
}
