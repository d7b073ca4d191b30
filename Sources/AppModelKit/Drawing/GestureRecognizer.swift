/// A gesture that an element reacts to besides a tap and a long press.
public struct GestureRecognizer<Action: Hashable & Sendable>: Sendable {
  let input: GestureInput

  init(_ input: GestureInput) { self.input = input }

  /// Several taps, or taps with several fingers.
  public static func taps(_ times: Int, fingers: Int = 1, _ action: Action) -> Self {
    Self(.taps(times: times, fingers: fingers, AnyAction(action)))
  }

  /// Two taps in a row; the taps themselves then do nothing.
  public static func doubleTap(_ action: Action) -> Self { taps(2, action) }

  /// A swipe in a direction.
  public static func swipe(_ direction: Direction, _ action: Action) -> Self {
    Self(.swipe(direction, AnyAction(action)))
  }

  /// A drag, whose action gets how far it went to the right and down, in points.
  public static func drag(_ action: @escaping @Sendable (Point) -> Action) -> Self {
    Self(.drag { AnyAction(action($0)) })
  }

  /// A pinch, whose action gets the scale: more than 1 when the fingers move apart.
  public static func pinch(_ action: @escaping @Sendable (Double) -> Action) -> Self {
    Self(.pinch { AnyAction(action($0)) })
  }

  /// A rotation with two fingers, whose action gets the angle in degrees, clockwise.
  public static func rotate(_ action: @escaping @Sendable (Double) -> Action) -> Self {
    Self(.rotate { AnyAction(action($0)) })
  }

  /// A long press that opens a menu next to the element.
  ///
  /// The kit shows the menu, and closes it after a tap on one of its items or a touch outside. Such a
  /// touch reaches nothing else.
  ///
  /// - Parameter items: The captions from top to bottom, each with the action of a tap.
  /// - Returns: The gesture, for an element or a row.
  public static func menu(_ items: KeyValuePairs<String, Action>) -> Self {
    Self(.menu(items.map { MenuItem(label: $0.key, action: AnyAction($0.value)) }))
  }
}

/// A gesture recogniser for actions of any type.
enum GestureInput: Sendable {
  case taps(times: Int, fingers: Int, AnyAction)
  case swipe(Direction, AnyAction)
  case drag(@Sendable (Point) -> AnyAction)
  case pinch(@Sendable (Double) -> AnyAction)
  case rotate(@Sendable (Double) -> AnyAction)
  case menu([MenuItem])
}

struct MenuItem: Equatable, Sendable {
  let label: String
  let action: AnyAction
}

extension GestureInput {
  func action(for gesture: Gesture) -> AnyAction? {
    switch (self, gesture) {
    case (.taps(2, 1, let action), .doubleTap): action
    case (.taps(let times, let fingers, let action), .taps(let made, let used)):
      times == made && fingers == used ? action : nil
    case (.swipe(let direction, let action), .swipe(let made)): direction == made ? action : nil
    case (.drag(let action), .drag(let distance)): action(distance)
    case (.pinch(let action), .pinch(let scale)): action(scale)
    case (.rotate(let action), .rotate(let degrees)): action(degrees)
    case (.taps, _), (.swipe, _), (.drag, _), (.pinch, _), (.rotate, _), (.menu, _): nil
    }
  }
}
