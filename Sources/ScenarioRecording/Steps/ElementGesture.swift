package import AppModelKit
import ScenarioFormatting

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

  /// The step for an element that a selector names, such as `tap: Done`.
  ///
  /// - Parameters:
  ///   - selector: The selector.
  ///   - text: The text to type instead of the gesture's own, such as a reference to a variable.
  /// - Returns: The step.
  func step(on selector: WrittenValue, typing text: WrittenValue? = nil) -> RecordedStep {
    switch self {
    case .tap: RecordedStep("tap", selector)
    case .doubleTap: RecordedStep("doubleTap", selector)
    case .longPress: RecordedStep("longPress", selector)
    case .type(let own): RecordedStep("type", ["into": selector, "text": text ?? .content(own)])
    case .clear: RecordedStep("clear", selector)
    case .adjust(let value): RecordedStep("adjust", ["element": selector, "to": .content(value)])
    case .swipe(let direction):
      RecordedStep("swipe", ["element": selector, "direction": .text(direction.rawValue)])
    case .scroll(let direction):
      RecordedStep("scroll", ["direction": .text(direction.rawValue), "in": selector])
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
