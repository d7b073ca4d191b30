import AppModelKit
import ProtocolValues
import Testing

@testable import DeviceSessions

struct DeviceTouchTests {
  private static let frame = Rect(10, 20, 120, 60)

  /// What the fingers do, one a line: `move 70 50, down, pause 50, up`.
  private static func actions(_ gesture: Gesture, scale: Double = 1) throws -> String {
    var touch = try #require(DeviceTouch(gesture, on: frame))
    touch.scale = scale
    return touch.body["actions"].items.map { finger in
      finger["actions"].items.map(text).joined(separator: ", ")
    }.joined(separator: "\n")
  }

  private static func text(_ action: ProtocolValue) -> String {
    let time = action["duration"].integer.map { $0 == 0 ? "" : " in \($0)" } ?? ""
    return switch action["type"].text {
    case "pointerMove": "move \(action["x"].integer ?? -1) \(action["y"].integer ?? -1)\(time)"
    case "pointerDown": "down"
    case "pointerUp": "up"
    default: "pause\(time)"
    }
  }

  @Test(arguments: [
    (Gesture.tap, "move 70 50, down, pause in 50, up, pause in 50"),
    (
      .doubleTap,
      "move 70 50, down, pause in 50, up, pause in 50, down, pause in 50, up, pause in 50"
    ),
    (.press(.milliseconds(600)), "move 70 50, down, pause in 600, up"),
    (.swipe(.left), "move 110 50, down, move 30 50 in 300, up"),
    (.scroll(.down), "move 70 65, down, pause, move 70 35 in 500, pause in 200, up"),
    (
      .drag(by: Point(x: 5, y: -7)),
      "move 70 50, down, pause in 500, move 75 43 in 500, pause in 200, up"
    ),
    (
      .taps(times: 1, fingers: 2),
      """
      move 55 50, down, pause in 50, up, pause in 50
      move 85 50, down, pause in 50, up, pause in 50
      """
    ),
    (
      .pinch(scale: 2),
      """
      move 58 50, down, move 46 50 in 500, up
      move 82 50, down, move 94 50 in 500, up
      """
    ),
    (
      .rotate(degrees: 20),
      """
      move 94 50, down, move 94 54 in 250, move 93 58 in 250, up
      move 46 50, down, move 46 46 in 250, move 47 42 in 250, up
      """
    ),
  ])
  func `gestures are movements of fingers`(gesture: Gesture, text: String) throws {
    #expect(try Self.actions(gesture) == text)
  }

  @Test func `points become the device's pixels`() throws {
    #expect(
      try Self.actions(.tap, scale: 2.75) == "move 193 138, down, pause in 50, up, pause in 50"
    )
  }
}
