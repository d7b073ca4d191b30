/// Elements in reading order, with their reactions.
///
/// Everything lies in flat arrays, so that a screen costs a few allocations however many elements
/// it has, and can be shown without being copied. Nothing here is generic over the app's actions:
/// code that knows them only at run time would be many times slower.
@usableFromInline
struct ElementTree: Sendable {
  /// The elements, an element before those within it; places count from the tree's beginning.
  var elements: [ElementSnapshot] = []

  /// Which elements react to what, ordered by element.
  var reactions: [Reaction] = []

  /// The elements that outlive their screen.
  var lingering: [LingeringElement] = []

  @usableFromInline
  init() {}
}

/// That an element stays for a time when its screen has gone.
struct LingeringElement: Sendable {
  var element: Int
  let delay: Delay
}
