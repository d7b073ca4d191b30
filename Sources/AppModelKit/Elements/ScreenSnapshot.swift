/// Everything that accessibility sees at one moment, as a value.
///
/// The tree is kept flat and in reading order: an element stands before its descendants, and what
/// is drawn later stands later. So the range of indices from an element to its `subtreeEnd` is the
/// element with all that it contains.
public struct ScreenSnapshot: Hashable, Sendable {
  /// The screen's bounds in points.
  public static let bounds = Rect(0, 0, 375, 667)

  /// The elements in reading order.
  public private(set) var elements: [ElementSnapshot] = []

  /// The index of the topmost modal element, or -1 without one; every hit test needs it.
  private(set) var modal: Int32 = -1

  /// The name of the topmost screen, or nil while a transition is under way.
  public var screen: String?

  /// The name of the latest screen change, or nil if there was none since launch.
  public var latestTransition: String?

  /// Whether the screen changed since the last gesture, or since launch if there was none.
  public var hasChangedScreenSinceGesture = false

  /// An empty screen.
  public init() {}

  /// A screen of elements whose places in the tree are filled in already.
  init(
    elements: [ElementSnapshot],
    screen: String?,
    latestTransition: String?,
    hasChangedScreenSinceGesture: Bool
  ) {
    self.elements = elements
    modal = Int32(elements.lastIndex { $0.traits.contains(.modal) } ?? -1)
    self.screen = screen
    self.latestTransition = latestTransition
    self.hasChangedScreenSinceGesture = hasChangedScreenSinceGesture
  }

  /// Appends an element as the last child of an open one, or at the top.
  ///
  /// - Parameters:
  ///   - element: The element; its place in the tree is filled in.
  ///   - parent: The index of the parent. Its subtree must be the last one in the tree.
  /// - Returns: The index of the new element.
  @discardableResult
  public mutating func append(_ element: ElementSnapshot, to parent: Int? = nil) -> Int {
    let index = elements.count
    precondition(
      parent.map { Int(elements[$0].subtreeEnd) == index } ?? true,
      "the subtree of element \(parent ?? -1) is closed: another one was appended behind it"
    )
    var placed = element
    placed.parent = Int32(parent ?? -1)
    placed.depth = parent.map { elements[$0].depth + 1 } ?? 0
    placed.subtreeEnd = Int32(index + 1)
    elements.append(placed)
    if placed.traits.contains(.modal) { modal = Int32(index) }
    closeSubtrees(from: parent, at: index + 1)
    return index
  }

  /// Makes the ancestors' subtrees reach to an index.
  private mutating func closeSubtrees(from parent: Int?, at end: Int) {
    var ancestor = parent ?? -1
    while ancestor >= 0 {
      elements[ancestor].subtreeEnd = Int32(end)
      ancestor = Int(elements[ancestor].parent)
    }
  }

  /// The screen with each element's properties replaced; the tree stays as it is.
  package func mappingElements(
    _ transform: (ElementSnapshot) -> ElementSnapshot
  ) -> ScreenSnapshot {
    var mapped = self
    for index in elements.indices {
      var element = transform(elements[index])
      element.parent = elements[index].parent
      element.subtreeEnd = elements[index].subtreeEnd
      element.depth = elements[index].depth
      mapped.elements[index] = element
    }
    return mapped
  }

  /// The index of the parent, or nil at the top.
  public func parent(of index: Int) -> Int? {
    let parent = elements[index].parent
    return parent < 0 ? nil : Int(parent)
  }

  /// The indices of an element's descendants, in reading order.
  public func descendants(of index: Int) -> Range<Int> {
    (index + 1)..<Int(elements[index].subtreeEnd)
  }

  /// Whether an element is another one or lies within it.
  public func isElement(_ index: Int, within ancestor: Int) -> Bool {
    index >= ancestor && index < Int(elements[ancestor].subtreeEnd)
  }
}
