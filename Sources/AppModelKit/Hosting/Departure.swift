/// What there was before an action, which a screen change leads away from.
struct Past {
  let navigation: Navigation
  let model: any AppModel

  /// The elements of the topmost screen, if they were drawn and nothing else was on the screen.
  let screenAlone: ElementTree?
}

/// What still shows of a screen that is on its way out.
///
/// The elements are those of the moment before the screen change: what the model has forgotten
/// since then is still to be seen while it moves out of sight.
struct Departure: Sendable {
  private(set) var elements: [ElementSnapshot] = []
  private(set) var lingering: [LingeringElement] = []

  /// What shows of a screen that nothing has taken away.
  init() {}

  init(of tree: ElementTree) {
    elements = tree.elements
    lingering = tree.lingering
  }
}
