/// Puts a screen's elements together, in the order in which they are read.
///
/// Inside, `if`, `switch` and `for` leave elements out or repeat them. What stands further down
/// lies further to the front: where two elements overlap, a finger reaches the later one.
@resultBuilder
public enum ElementBuilder<Action: Hashable & Sendable>: Sendable {
  /// No elements.
  public static func buildBlock() -> Content<Action> { Content() }

  /// The first element.
  public static func buildPartialBlock(first: Element<Action>) -> Content<Action> {
    var content = Content<Action>()
    content.append(first)
    return content
  }

  /// The first elements.
  public static func buildPartialBlock(first: Content<Action>) -> Content<Action> { first }

  /// One more element.
  public static func buildPartialBlock(
    accumulated: consuming Content<Action>,
    next: Element<Action>
  ) -> Content<Action> {
    accumulated.append(next)
    return accumulated
  }

  /// More elements.
  public static func buildPartialBlock(
    accumulated: consuming Content<Action>,
    next: Content<Action>
  ) -> Content<Action> {
    accumulated.append(next)
    return accumulated
  }

  /// The elements of an `if`, if its condition holds.
  public static func buildOptional(_ content: Content<Action>?) -> Content<Action> {
    content ?? Content()
  }

  /// The elements of the first branch.
  public static func buildEither(first: Content<Action>) -> Content<Action> { first }

  /// The elements of the other branch.
  public static func buildEither(second: Content<Action>) -> Content<Action> { second }

  /// The elements of each turn of a loop.
  public static func buildArray(_ contents: [Content<Action>]) -> Content<Action> {
    var all = Content<Action>()
    for content in contents { all.append(content) }
    return all
  }
}
