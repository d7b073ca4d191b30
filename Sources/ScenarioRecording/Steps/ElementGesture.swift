package import AppModelKit

/// A user's action on one element of the screen.
package enum ElementGesture: Hashable, Sendable {
  case tap
  case doubleTap
  case longPress

  /// Taps the field and types.
  case type(String)
  case clear

  /// Sets a control to a value.
  case adjust(to: String)
  case swipe(Direction)
  case scroll(Direction)

  /// The step on one line, for an element that a selector names.
  ///
  /// - Parameters:
  ///   - selector: The selector in flow style.
  ///   - text: The text to type instead of the gesture's own, such as a reference to a variable.
  /// - Returns: The step, such as `tap: Done`.
  func step(on selector: String, typing text: String? = nil) -> String {
    switch self {
    case .tap: "tap: \(selector)"
    case .doubleTap: "doubleTap: \(selector)"
    case .longPress: "longPress: \(selector)"
    case .type(let own): "type: {into: \(selector), text: \(text ?? own.flowScalar)}"
    case .clear: "clear: \(selector)"
    case .adjust(let value): "adjust: {element: \(selector), to: \(value.flowScalar)}"
    case .swipe(let direction): "swipe: {element: \(selector), direction: \(direction.rawValue)}"
    case .scroll(let direction): "scroll: {direction: \(direction.rawValue), in: \(selector)}"
    }
  }

  /// The gesture of the kit if it reaches whatever reacts around its element; nil for one that needs
  /// exactly this element.
  var touch: Gesture? {
    switch self {
    case .tap: .tap
    case .doubleTap: .doubleTap
    case .longPress: .press(.seconds(1))
    case .swipe(let direction): .swipe(direction)
    case .type, .clear, .adjust, .scroll: nil
    }
  }

  /// Whether a finger only touches the element's centre.
  var isTouch: Bool {
    switch self {
    case .tap, .doubleTap, .longPress: true
    case .type, .clear, .adjust, .swipe, .scroll: false
    }
  }

  /// Whether the gesture counts only if something moved.
  var mustMove: Bool {
    switch self {
    case .swipe, .scroll: true
    case .tap, .doubleTap, .longPress, .type, .clear, .adjust: false
    }
  }
}
