/// A gesture of a finger on one element.
///
/// A gesture touches the centre of the element that it names, and what lies there gets it.
public enum Gesture: Hashable, Sendable {
  /// A touch of 100 ms.
  case tap

  /// Two touches within 200 ms.
  case doubleTap

  /// Several touches, or touches of several fingers, each of 100 ms.
  case taps(times: Int, fingers: Int)

  /// A touch that is held for a time.
  case press(Duration)

  /// A quick drag of 300 ms across the element.
  case swipe(Direction)

  /// A drag of 300 ms by half of a scrolling element's size, which moves its content.
  ///
  /// The direction is where one looks: `down` shows what is further down. Content that scrolls up and
  /// down is at its end `left` and `right`, and the other way round.
  case scroll(Direction)

  /// Sets a picker wheel, slider, switch, stepper, segmented control, page indicator, date picker or
  /// colour well, in 200 ms.
  case adjust(to: String)

  /// A press that moves by a distance to the right and down before the finger goes up, in 500 ms.
  case drag(by: Point)

  /// Two fingers that move apart for a scale above 1, or together, in 500 ms.
  case pinch(scale: Double)

  /// Two fingers that turn clockwise, in 500 ms.
  case rotate(degrees: Double)

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
