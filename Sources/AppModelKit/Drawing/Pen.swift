/// The state of a ``Canvas``: the elements so far, and the place of the next one.
struct Pen: Sendable {
  /// The changes of a container to the elements in it.
  struct Place: Sendable {
    /// The index of the container, or -1 at the top.
    var container = -1
    var depth: Int32 = 0

    /// The point that frames count from.
    var origin = Point(x: 0, y: 0)
    var rows: Rows?
    var layout = Layout.screen(below: 20, above: ScreenSnapshot.modelBounds.maxY)
  }

  /// The rows of the table that is being drawn.
  struct Rows: Sendable {
    let table: Rect
    let height: Double
    let columns: Int
    var top: Double
    var column = 0
  }

  /// What becomes of the bar that a screen draws.
  enum Bars: Sendable {
    case drawn(backTitle: String?)
    case leftOut
  }

  var tree = ElementTree()
  var place = Place()
  var bars = Bars.leftOut

  /// The title of the bar that was drawn or left out last.
  var barTitle: String?

  /// The leaving part, which is drawn between the bar and the screen's own elements.
  var outgoing: [[ElementSnapshot]] = []

  /// The places of the elements drawn until now, if a census assigns them.
  var places: [String] = []

  /// Draws an element, unless nothing of it can be seen.
  mutating func add(_ element: consuming ElementSnapshot, _ reaction: consuming ReactionKind) {
    guard !element.frame.isEmpty else { return }
    drawOutgoing()
    react(reaction)
    append(element, at: place)
  }

  /// Draws an element and goes within it, unless nothing of it can be seen.
  ///
  /// - Returns: The place to come back to.
  mutating func open(
    _ element: consuming ElementSnapshot,
    tap: AnyAction? = nil,
    longPress: AnyAction? = nil,
    gestures: [GestureInput] = [],
    adjustment: AdjustmentInput? = nil
  ) -> Place? {
    guard !element.frame.isEmpty else { return nil }
    if element.type != .navigationBar { drawOutgoing() }
    if tap != nil || longPress != nil || !gestures.isEmpty {
      element.traits.insert(.interactive)
    }
    if let tap { react(.tap(tap)) }
    if let longPress { react(.longPress(longPress)) }
    for gesture in gestures { react(.recognizer(gesture)) }
    if let adjustment { react(.adjustment(adjustment)) }
    let outer = place
    place.container = tree.elements.count
    place.depth += 1
    place.rows = nil
    place.layout = .within(element.frame)
    append(element, at: outer)
    return outer
  }

  /// Enters a modal element that a touch outside it closes.
  mutating func open(_ overlay: consuming ElementSnapshot, close: AnyAction) -> Place? {
    guard !overlay.frame.isEmpty else { return nil }
    drawOutgoing()
    overlay.traits.insert(.interactive)
    react(.tapOutside(close))
    return open(overlay)
  }

  /// Leaves the innermost container.
  mutating func close(_ outer: Place) {
    tree.elements[place.container].subtreeEnd = Int32(tree.elements.count)
    place = outer
  }

  /// Draws what is on its way out, if anything is and the bar is finished.
  ///
  /// This is called before each element that is drawn, and hardly ever does anything.
  mutating func drawOutgoing() {
    if !outgoing.isEmpty, place.container < 0 { appendOutgoing() }
  }

  private mutating func appendOutgoing() {
    for elements in outgoing { tree.append(elements) }
    outgoing = []
  }

  /// Adds a reaction of the element that is drawn next.
  mutating func react(_ kind: consuming ReactionKind) {
    tree.reactions.append(Reaction(element: tree.elements.count, kind: kind))
  }

  private mutating func append(_ element: consuming ElementSnapshot, at place: Place) {
    element.frame.x += place.origin.x
    element.frame.y += place.origin.y
    element.place(parent: place.container, depth: place.depth, subtreeEnd: tree.elements.count + 1)
    tree.elements.append(element)
  }
}
