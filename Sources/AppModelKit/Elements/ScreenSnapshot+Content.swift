/// The point in an app's life at which a screen is shown.
struct ScreenChanges: Hashable, Sendable {
  /// The name of the topmost screen, or nil while a transition is under way.
  var screen: String?

  /// The name of the latest screen change, or nil if the screen has not changed since launch.
  var latest: String?

  /// Whether the screen changed since the last gesture, or since launch if no gesture followed it.
  var sinceGesture = false
}

extension ScreenSnapshot {
  @usableFromInline
  final class Content: Sendable {
    @usableFromInline let elements: [ElementSnapshot]
    let modal: Int32
    let changes: ScreenChanges

    /// What only the program that drew the screen knows about it; nil for app models.
    let rendering: RenderedScreen?

    init(
      _ elements: [ElementSnapshot],
      modal: Int32,
      _ changes: ScreenChanges,
      _ rendering: RenderedScreen? = nil
    ) {
      self.elements = elements
      self.modal = modal
      self.changes = changes
      self.rendering = rendering
    }

    /// Nothing at all.
    static let empty = Content([], modal: -1, ScreenChanges())
  }

  /// Changes the point in the app's life.
  mutating func change(_ change: (inout ScreenChanges) -> Void) {
    var changes = content.changes
    change(&changes)
    content = Content(content.elements, modal: content.modal, changes, content.rendering)
  }

  mutating func changeElements(modal: Int32, _ change: (inout [ElementSnapshot]) -> Void) {
    let (changes, rendering) = (content.changes, content.rendering)
    var elements = content.elements
    content = .empty
    change(&elements)
    content = Content(elements, modal: modal, changes, rendering)
  }
}

extension ScreenSnapshot: Hashable {
  /// Whether two screens look the same and are at the same point.
  public static func == (left: ScreenSnapshot, right: ScreenSnapshot) -> Bool {
    left.content === right.content
      || left.content.changes == right.content.changes
        && left.content.elements == right.content.elements
        && left.content.rendering == right.content.rendering
  }

  /// Hashes what is compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(content.changes)
    hasher.combine(content.elements)
  }
}

extension [ElementSnapshot] {
  /// Makes the ancestors' subtrees reach to an index.
  mutating func closeSubtrees(from parent: Int?, at end: Int) {
    var ancestor = parent ?? -1
    while ancestor >= 0 {
      self[ancestor].subtreeEnd = Int32(end)
      ancestor = Int(self[ancestor].parent)
    }
  }
}
