/// Elements in reading order, with their reactions: what ``ElementBuilder`` makes.
///
/// Everything lies in flat arrays, so that a screen costs a few allocations however many elements
/// it has, and can be shown without being copied.
public struct Content<Action: Hashable & Sendable>: Sendable {
  /// The elements, an element before those within it; places count from the content's beginning.
  var elements: [ElementSnapshot] = []

  /// Which elements react to what, ordered by element.
  var reactions: [Reaction] = []

  var actions: [Action] = []
  var textInputs: [TextInput<Action>] = []
  var adjustmentInputs: [AdjustmentInput<Action>] = []
  var lingering: [LingeringElement] = []

  /// No elements.
  public init() {}
}

/// That an element reacts to something.
struct Reaction: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case tap
    case longPress

    /// A swipe to the left reveals the button that deletes the row.
    case delete

    case text
    case adjustment

    /// The back button, which is the kit's own.
    case back

    /// The revealed button of a row, which is the kit's own.
    case confirmDelete
  }

  var element: Int
  let kind: Kind

  /// Where the action or input is in the content's array for this kind.
  var place: Int
}

/// That an element stays for a time when its screen has gone.
struct LingeringElement: Hashable, Sendable {
  var element: Int
  let delay: Delay
}
