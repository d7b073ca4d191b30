extension HostedApp {
  /// Swipes from a point in a direction.
  ///
  /// A scrollable element follows the finger up and down.
  mutating func swipe(
    _ direction: Direction,
    at point: Point,
    until end: Moment
  ) throws(AppFault) {
    let swipe = composition.swipe(direction, at: point)
    try advance(to: end)
    refresh()
    guard composition.swipe(direction, at: point) == swipe else { return }
    switch swipe {
    case .revealDelete(let action):
      revealedRow = action
      invalidate()
    case .scroll(let place):
      scroll(direction, at: place)
    case .nothing:
      break
    }
  }

  /// Whether a gesture does nothing but hide the revealed button, as it touches something else.
  func isHidingDeleteButton(_ gesture: Gesture, at point: Point) -> Bool {
    guard let revealedRow else { return false }
    guard composition.tree.hasDeleteButton else { return false }
    switch gesture {
    case .tap, .doubleTap, .press: return composition.touch(at: point) != .delete(revealedRow)
    case .swipe, .scroll, .adjust: return true
    }
  }

  /// Hides the button that a swipe has revealed.
  mutating func hideDeleteButton() {
    revealedRow = nil
    invalidate()
  }
}
