import AppModelKit
import ProtocolValues

/// What one finger does, from the actions of a request.
struct FingerTrace {
  /// Where it goes down.
  private(set) var start = Point(x: 0, y: 0)
  private var end = Point(x: 0, y: 0)
  private var tapCount = 0

  /// How long it rests before it first moves or goes up, in milliseconds.
  private var rest = 0.0

  /// How long it moves, in milliseconds.
  private var movement = 0.0
  private var isDown = false

  init(_ actions: [ProtocolValue], scale: Double) {
    for action in actions {
      switch action["type"].text {
      case "pointerMove": move(action, scale)
      case "pointerDown":
        if tapCount == 0 { start = end }
        tapCount += 1
        isDown = true
      case "pointerUp": isDown = false
      default: if isDown, movement == 0 { rest += action["duration"].number ?? 0 }
      }
    }
  }

  private mutating func move(_ action: ProtocolValue, _ scale: Double) {
    end = Point(x: (action["x"].number ?? 0) / scale, y: (action["y"].number ?? 0) / scale)
    if isDown { movement += action["duration"].number ?? 0 }
  }

  /// The gesture that a person would call it.
  func gesture(fingerCount: Int) -> Gesture {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let isSideways = abs(dx) > abs(dy)
    let direction: Direction =
      isSideways ? (dx < 0 ? .left : .right) : (dy < 0 ? .up : .down)
    if movement > 0, movement < 400 { return .swipe(direction) }
    if movement > 0, rest > 0 { return .drag(by: Point(x: dx, y: dy)) }
    if movement > 0 { return .scroll(direction.opposite) }
    if fingerCount > 1 || tapCount > 2 { return .taps(times: tapCount, fingers: fingerCount) }
    if tapCount == 2 { return .doubleTap }
    return rest > 50 ? .press(.milliseconds(Int(rest))) : .tap
  }
}
