enum Keyboard: Hashable, Sendable {
  case away
  case appearing
  case up
  case leaving

  /// Whether it can be seen, and covers what lies under it.
  var isVisible: Bool { self != .away }

  /// Whether it is on its way.
  var isMoving: Bool {
    switch self {
    case .away, .up: false
    case .appearing, .leaving: true
    }
  }

  /// The keyboard as accessibility sees it.
  static let element = ElementSnapshot(.keyboard, frame: Rect(0, 407, 375, 260))
}
