extension HostedApp {
  /// Swipes from a point in a direction.
  ///
  /// A scrollable element follows the finger up and down.
  mutating func swipe(_ direction: Direction, at point: Point, until end: Moment) throws(AppFault) {
    let swipe = composition.swipe(direction, at: point)
    try advance(to: end)
    refresh()
    guard composition.swipe(direction, at: point) == swipe else { return }
    switch swipe {
    case .reveal(let row):
      revealedRow = row
      invalidate()
    case .recognizer(let action), .refresh(let action): try dispatch(action)
    case .scroll(let place): scroll(direction, at: place)
    case .nothing: break
    }
  }

  /// Whether a gesture only hides the revealed buttons, because it touches something else.
  func isHidingRowButtons(_ gesture: Gesture, at point: Point) -> Bool {
    guard revealedRow != nil, composition.tree.hasRowButtons else { return false }
    switch gesture {
    case .tap, .doubleTap, .taps, .press:
      if case .rowButton = composition.touch(at: point) { return false }
      if case .answerAlert = composition.touch(at: point) { return false }
      if case .menuItem = composition.touch(at: point) { return false }
      return true
    case .swipe, .scroll, .adjust, .drag, .pinch, .rotate: return true
    }
  }

  /// Hides the buttons that a swipe has revealed.
  mutating func hideRowButtons() {
    revealedRow = nil
    invalidate()
  }
}
