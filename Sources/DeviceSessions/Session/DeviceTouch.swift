import AppModelKit
import Glibc
import ProtocolValues
import WebDriverClient

/// Movements of fingers, as actions of W3C WebDriver.
struct DeviceTouch {
  /// A part of what one finger does.
  enum Part {
    case move(to: Point, in: Duration = .zero)
    case down
    case up
    case pause(Duration)

    fileprivate var length: Duration {
      switch self {
      case .move(_, let time), .pause(let time): time
      case .down, .up: .zero
      }
    }
  }

  /// What each finger does, all at the same time.
  private(set) var fingers: [[Part]]

  /// How many of the device's units a point is wide.
  var scale = 1.0

  private init(_ fingers: [[Part]]) { self.fingers = fingers }

  /// How long the movements take.
  var length: Duration {
    fingers.map { $0.reduce(.zero) { $0 + $1.length } }.max() ?? .zero
  }

  /// The gesture on an element; nil for one that is not a touch.
  init?(_ gesture: Gesture, on frame: Rect) {
    let center = frame.center
    switch gesture {
    case .tap: self.init(taps: 1, fingers: 1, at: center)
    case .doubleTap: self.init(taps: 2, fingers: 1, at: center)
    case .taps(let times, let fingers): self.init(taps: times, fingers: fingers, at: center)
    case .press(let time): self.init([[.move(to: center), .down, .pause(time), .up]])
    case .swipe(let direction): self.init(swiping: direction, over: frame)
    case .scroll(let direction): self.init(scrolling: direction, in: frame)
    case .drag(let distance): self.init(dragging: center, by: distance, holding: .milliseconds(500))
    case .pinch(let scale): self.init(pinching: frame, scale)
    case .rotate(let degrees): self.init(turning: frame, degrees)
    case .adjust: return nil
    }
  }

  /// Taps of several fingers side by side, each of 50 ms with a pause of 50 ms.
  private init(taps: Int, fingers: Int, at center: Point) {
    let tap: [Part] = [.down, .pause(.milliseconds(50)), .up, .pause(.milliseconds(50))]
    self.init(
      (0..<fingers).map { number in
        let distance = (Double(number) - Double(fingers - 1) / 2) * 30
        let place = Point(x: center.x + distance, y: center.y)
        return [.move(to: place)] + Array(repeating: tap, count: taps).flatMap(\.self)
      }
    )
  }

  /// A quick drag over two thirds of an element.
  private init(swiping direction: Direction, over frame: Rect) {
    let reach = direction.vector
    let (dx, dy) = (reach.x * frame.width / 3, reach.y * frame.height / 3)
    let start = Point(x: frame.center.x - dx, y: frame.center.y - dy)
    self.init(
      [
        [
          .move(to: start), .down,
          .move(to: start.moved(by: 2 * dx, 2 * dy), in: .milliseconds(300)), .up,
        ]
      ]
    )
  }

  /// A slow drag by half of a container, against the direction to look in.
  private init(scrolling direction: Direction, in frame: Rect) {
    let reach = direction.vector
    let distance = Point(x: -reach.x * frame.width / 2, y: -reach.y * frame.height / 2)
    let start = frame.center.moved(by: -distance.x / 2, -distance.y / 2)
    self.init(dragging: start, by: distance, holding: .zero)
  }

  /// A drag of half a second that rests before the finger goes up, so that nothing glides on.
  init(dragging start: Point, by distance: Point, holding time: Duration) {
    self.init(
      [
        [
          .move(to: start), .down, .pause(time),
          .move(to: start.moved(by: distance.x, distance.y), in: .milliseconds(500)),
          .pause(.milliseconds(200)), .up,
        ]
      ]
    )
  }

  /// Two fingers that move apart or together on a line through the middle.
  private init(pinching frame: Rect, _ scale: Double) {
    let widest = min(frame.width, frame.height) * 0.8 / 2
    let (start, end) = scale > 1 ? (widest / scale, widest) : (widest, widest * scale)
    self.init(
      [[-start, -end], [start, end]].map { way in
        [
          .move(to: frame.center.moved(by: way[0], 0)), .down,
          .move(to: frame.center.moved(by: way[1], 0), in: .milliseconds(500)), .up,
        ]
      }
    )
  }
}

extension DeviceTouch {
  /// Two fingers that turn around the middle, in pieces of at most ten degrees.
  private init(turning frame: Rect, _ degrees: Double) {
    let radius = min(frame.width, frame.height) * 0.8 / 2
    let count = max(1, Int(min(360, (abs(degrees) / 10).rounded(.up))))
    let time = Duration.milliseconds(500) / count
    self.init(
      [0.0, 180.0].map { start in
        let first = frame.center.around(start, radius)
        let turns = (1...count).map { number -> Part in
          let angle = start + degrees * Double(number) / Double(count)
          return .move(to: frame.center.around(angle, radius), in: time)
        }
        return [.move(to: first), .down] + turns + [.up]
      }
    )
  }
}

/// The form of the protocol.
extension DeviceTouch {
  var body: ProtocolValue {
    let sources = fingers.enumerated().map { number, parts -> ProtocolValue in
      [
        "type": "pointer", "id": .text("finger\(number + 1)"),
        "parameters": ["pointerType": "touch"], "actions": .list(parts.map(action)),
      ]
    }
    return ["actions": .list(sources)]
  }

  private func action(_ part: Part) -> ProtocolValue {
    switch part {
    case .move(let point, let time):
      [
        "type": "pointerMove", "origin": "viewport", "duration": .milliseconds(time),
        "x": .number((point.x * scale).rounded()), "y": .number((point.y * scale).rounded()),
      ]
    case .down: ["type": "pointerDown", "button": 0]
    case .up: ["type": "pointerUp", "button": 0]
    case .pause(let time): ["type": "pause", "duration": .milliseconds(time)]
    }
  }
}

extension ProtocolValue {
  fileprivate static func milliseconds(_ time: Duration) -> ProtocolValue {
    .number((time.seconds * 1_000).rounded())
  }
}

extension Point {
  fileprivate func moved(by dx: Double, _ dy: Double) -> Point { Point(x: x + dx, y: y + dy) }

  /// The point at an angle from this one, clockwise from the right.
  fileprivate func around(_ degrees: Double, _ radius: Double) -> Point {
    let angle = degrees * .pi / 180
    return moved(by: cos(angle) * radius, sin(angle) * radius)
  }
}
