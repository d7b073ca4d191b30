/// Elements in reading order, with their reactions.
///
/// Everything lies in flat arrays, and nothing here is generic over the app's actions.
struct ElementTree: Sendable {
  /// The elements, an element before those within it.
  var elements: [ElementSnapshot] = []

  /// Which elements react to what, ordered by element.
  var reactions: [Reaction] = []

  /// The elements that scroll, in order.
  var scrolling: [ScrollingElement] = []

  /// The elements that outlive their screen, in order.
  var lingering: [LingeringElement] = []
}

/// That the content of an element scrolls along an axis.
struct ScrollingElement: Sendable {
  var element: Int
  let axis: Layout.Axis
}

/// That an element stays for a time when its screen has gone.
struct LingeringElement: Sendable {
  var element: Int
  let delay: Delay
}

extension Array {
  /// Removes all elements and reserves room for this number, in the same memory if it is large
  /// enough.
  fileprivate mutating func clear(room count: Int) {
    if capacity >= count { return removeAll(keepingCapacity: true) }
    self = []
    reserveCapacity(count)
  }
}

extension ElementTree {
  /// Removes everything and reserves room for this number of elements; most may react to something.
  mutating func clear(room count: Int) {
    elements.clear(room: count)
    reactions.clear(room: count)
    if !scrolling.isEmpty { scrolling = [] }
    if !lingering.isEmpty { lingering = [] }
  }

  /// Appends a tree of elements that react to nothing at the top.
  mutating func append(_ inert: [ElementSnapshot]) {
    let base = elements.count
    elements += inert
    for index in base..<elements.count { elements[index].move(by: base) }
  }
}
