/// Everything that accessibility sees at one moment, as a value.
///
/// The tree is flat and in reading order: an element comes before its descendants, and before
/// everything that is drawn later. So the indices from an element to its `subtreeEnd` are the
/// element with all of its descendants.
///
/// The content is one object, so that a copy of a screen costs little.
public struct ScreenSnapshot: Sendable {
  /// The bounds of each app model's screen in points.
  public static let modelBounds = Rect(0, 0, 375, 667)

  @usableFromInline var content: Content

  /// An empty screen.
  public init() { content = .empty }

  /// A screen of elements whose places in the tree are filled in already.
  init(
    elements: [ElementSnapshot],
    screen: String?,
    latestTransition: String?,
    hasChangedScreenSinceGesture: Bool
  ) {
    content = Content(
      elements,
      modal: Int32(elements.lastIndex { $0.traits.contains(.modal) } ?? -1),
      ScreenChanges(
        screen: screen,
        latest: latestTransition,
        sinceGesture: hasChangedScreenSinceGesture
      )
    )
  }

  /// The elements in reading order.
  ///
  /// Inlinable, because a run asks for it more often than for anything else, each time for one element:
  /// by callgrind, calls took a twentieth of a run.
  @inlinable public var elements: [ElementSnapshot] { content.elements }

  /// The index of the topmost modal element, or -1 without one; every hit test needs it.
  var modal: Int32 { content.modal }

  /// The name of the topmost screen, or nil while a transition is under way.
  public var screen: String? {
    get { content.changes.screen }
    set { change { $0.screen = newValue } }
  }

  /// The name of the latest screen change, or nil if the screen has not changed since launch.
  public var latestTransition: String? {
    get { content.changes.latest }
    set { change { $0.latest = newValue } }
  }

  /// Whether the screen changed since the last gesture, or since launch if no gesture followed it.
  public var hasChangedScreenSinceGesture: Bool {
    get { content.changes.sinceGesture }
    set { change { $0.sinceGesture = newValue } }
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
      "the subtree of element \(parent ?? -1) is closed: another one was appended after it"
    )
    var placed = element
    placed.parent = Int32(parent ?? -1)
    placed.depth = parent.map { elements[$0].depth + 1 } ?? 0
    placed.subtreeEnd = Int32(index + 1)
    let modal = placed.traits.contains(.modal) ? Int32(index) : modal
    changeElements(modal: modal) { elements in
      elements.append(placed)
      elements.closeSubtrees(from: parent, at: index + 1)
    }
    return index
  }

  /// The screen with each element's properties replaced; the tree stays as it is.
  package func mappingElements(
    _ transform: (ElementSnapshot) -> ElementSnapshot
  ) -> ScreenSnapshot {
    var mapped = self
    mapped.changeElements(modal: modal) { elements in
      for index in elements.indices {
        var element = transform(elements[index])
        element.parent = elements[index].parent
        element.subtreeEnd = elements[index].subtreeEnd
        element.depth = elements[index].depth
        elements[index] = element
      }
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
