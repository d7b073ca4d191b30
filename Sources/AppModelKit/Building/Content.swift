/// Elements in reading order, with the actions that they turn gestures into.
///
/// This is what an ``ElementBuilder`` makes of the elements that a model declares.
public struct Content<Action: Hashable & Sendable>: Sendable {
  @usableFromInline var tree: ElementTree

  /// No elements.
  @inlinable
  public init() {
    tree = ElementTree()
  }
}

extension Content {
  @inlinable
  mutating func append(_ element: consuming Element<Action>) {
    tree.append(
      element.snapshot,
      reactions: element.reactions,
      lingering: element.lingering,
      children: element.children
    )
  }

  @inlinable
  mutating func append(_ content: consuming Content<Action>) {
    tree.append(content.tree)
  }
}
