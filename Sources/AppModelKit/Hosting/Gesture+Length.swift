extension Gesture {
  /// How long the finger needs.
  package var length: Duration {
    switch self {
    case .tap: .milliseconds(100)
    case .doubleTap: .milliseconds(200)
    case .taps(let times, _): .milliseconds(100) * max(1, times)
    case .press(let time): max(.zero, time)
    case .swipe, .scroll: .milliseconds(300)
    case .adjust: .milliseconds(200)
    case .drag, .pinch, .rotate: .milliseconds(500)
    }
  }
}
