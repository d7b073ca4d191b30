/// Puts a screen's elements together, in the order in which they are read.
///
/// Inside, `if`, `switch` and `for` leave elements out or repeat them. What stands further down
/// lies further to the front: where two elements overlap, a finger reaches the later one.
@resultBuilder
public enum ElementBuilder<Action: Hashable & Sendable>: Sendable {
  /// One element, which gets its type of actions from the screen.
  @inlinable
  public static func buildExpression(_ element: consuming Element<Action>) -> Element<Action> { element }

  /// Elements that were put together elsewhere.
  @inlinable
  public static func buildExpression(_ content: consuming Content<Action>) -> Content<Action> { content }

  /// No elements.
  @inlinable
  public static func buildBlock() -> Content<Action> { Content() }

  /// The first element.
  @inlinable
  public static func buildPartialBlock(first: consuming Element<Action>) -> Content<Action> {
    var content = Content<Action>()
    content.append(first)
    return content
  }

  /// The first elements.
  @inlinable
  public static func buildPartialBlock(first: consuming Content<Action>) -> Content<Action> { first }

  /// One more element.
  @inlinable
  public static func buildPartialBlock(
    accumulated: consuming Content<Action>,
    next: consuming Element<Action>
  ) -> Content<Action> {
    accumulated.append(next)
    return accumulated
  }

  /// More elements.
  @inlinable
  public static func buildPartialBlock(
    accumulated: consuming Content<Action>,
    next: consuming Content<Action>
  ) -> Content<Action> {
    accumulated.append(next)
    return accumulated
  }

  /// The elements of an `if`, if its condition holds.
  @inlinable
  public static func buildOptional(_ content: Content<Action>?) -> Content<Action> {
    content ?? Content()
  }

  /// The elements of the first branch.
  @inlinable
  public static func buildEither(first: consuming Content<Action>) -> Content<Action> { first }

  /// The elements of the other branch.
  @inlinable
  public static func buildEither(second: consuming Content<Action>) -> Content<Action> { second }

  /// The elements of each turn of a loop.
  @inlinable
  public static func buildArray(_ contents: [Content<Action>]) -> Content<Action> {
    var all = Content<Action>()
    for content in contents { all.append(content) }
    return all
  }
}
