/// A gesture of a finger on one element.
///
/// A gesture touches the centre of the element that it names, and what lies there gets it.
public enum Gesture: Hashable, Sendable {
  /// A touch of 100 ms.
  case tap

  /// Two touches within 200 ms.
  case doubleTap

  /// A touch that is held for a time.
  case press(Duration)

  /// A quick drag of 300 ms across the element.
  case swipe(Direction)

  /// A drag of 300 ms by half of a scrolling element's height, which moves its content.
  ///
  /// The direction is where one looks: `down` shows what is further down. Content moves up and down
  /// alone, so that `left` and `right` are at its end.
  case scroll(Direction)

  /// Sets a picker wheel, slider, switch, stepper or segmented control, in 200 ms.
  case adjust(to: String)
}
