import AppModelKit
import ProtocolValues
import ScenarioModel
import WebDriverClient

/// Input as a person gives it: by pointer, wheel and keys.
extension BrowserPage {
  /// Returns the center of an element in its frame, or nil if it moved or went away.
  ///
  /// From now on a touch must land there, unless it is forced.
  func aim(
    at element: Int,
    isForced: Bool,
    for gesture: Gesture
  ) throws(PageInterruption) -> Point? {
    let origin = origin(of: element)
    let call = "aim(\(origin.index), \(isForced), \(gesture.clickCount), \(gesture.isHeld))"
    let numbers = try self.call(call, in: origin.frame.context)["value"].text?
      .split(separator: " ").compactMap { Double($0) }
    guard let numbers, numbers.count == 2 else { return nil }
    return Point(x: numbers[0], y: numbers[1])
  }

  /// Makes a gesture at a point of a frame, on an element whose place in the frame is given.
  func perform(
    _ gesture: Gesture,
    at point: Point,
    of place: Rect,
    in frame: PageFrame
  ) throws(PageInterruption) {
    switch gesture {
    case .tap: try press(for: nil, at: point, in: frame)
    case .doubleTap:
      let pause = PointerStep.pause(.milliseconds(40))
      try self.point(frame, [.move(to: point), .down, .up, pause, .down, .up])
    case .taps(let times, let fingers): try tap(times, fingers: fingers, at: point, in: frame)
    case .drag(let distance):
      let end = Point(x: point.x + distance.x, y: point.y + distance.y)
      let movement = PointerStep.move(to: end, in: .milliseconds(500))
      try self.point(frame, [.move(to: point), .down, movement, .pause(.milliseconds(150)), .up])
    case .pinch(let scale): try pinch(to: scale, over: place, in: frame)
    case .rotate(let degrees): try rotate(by: degrees, over: place, in: frame)
    case .press(let time): try press(for: time, at: point, in: frame)
    case .swipe(let direction): try swipe(direction, over: place, in: frame)
    case .scroll(let direction): try scroll(direction, at: point, by: place, in: frame)
    case .adjust: break
    }
  }

  enum PointerStep {
    case move(to: Point, in: Duration = .zero)
    case down
    case up
    case pause(Duration)

    /// A click with a pause before the next one.
    static let click: [Self] = [.down, .up, .pause(.milliseconds(40))]

    /// How long the step takes.
    var length: Duration {
      switch self {
      case .move(_, let time), .pause(let time): time
      case .down, .up: .zero
      }
    }

    var action: ProtocolValue {
      switch self {
      case .move(let point, let time):
        [
          "type": "pointerMove", "x": .number(point.x.rounded()), "y": .number(point.y.rounded()),
          "duration": .number((time.seconds * 1_000).rounded()),
        ]
      case .down: ["type": "pointerDown", "button": 0]
      case .up: ["type": "pointerUp", "button": 0]
      case .pause(let time):
        ["type": "pause", "duration": .number((time.seconds * 1_000).rounded())]
      }
    }
  }

  /// The pointer of the app, as WebDriver names it.
  var pointerType: String { app.viewport.isTouched ? "touch" : "mouse" }

  /// Sends the movements of a finger to a frame.
  func point(_ frame: PageFrame, _ steps: [PointerStep]) throws(PageInterruption) {
    try act(
      [
        [
          "type": "pointer", "id": "finger",
          "parameters": ["pointerType": .text(pointerType)],
          "actions": .list(steps.map(\.action)),
        ]
      ],
      in: frame,
      lasting: steps.reduce(.zero) { $0 + $1.length }
    )
  }

  /// Puts the mouse into the corner of the window: some notes stay as long as the mouse rests on them.
  func withdrawMouse() throws(PageInterruption) {
    guard !app.viewport.isTouched else { return }
    try point(windowFrame, [.move(to: Point(x: 0, y: 0))])
  }

  /// Presses with one finger or the mouse; nil for a tap or a click.
  ///
  /// WebDriver's command, and Chromium's own for touches, wait for the next frame before each touch.
  /// A mouse that Chromium turns into a finger does not wait, which makes a tap 33 ms long in place of 50
  /// (`Benchmarks/Web/compare.py`). Chromium does not answer such commands.
  ///
  /// A press by such a mouse brings up `contextmenu` as on a phone: WebDriver's fingers never do.
  private func press(
    for time: Duration?,
    at point: Point,
    in frame: PageFrame
  ) throws(PageInterruption) {
    guard let target = touchedTarget else {
      let rest = time.map { [PointerStep.pause($0)] } ?? []
      return try self.point(frame, [.move(to: point), .down] + rest + [.up])
    }
    try input { () throws(DriverFault) in
      let button: [String: ProtocolValue] = ["button": "left", "clickCount": 1]
      try takeNewFinger(on: target)
      try postMouse("mousePressed", at: point, in: frame, on: target, button)
      let pause = Result { () throws(DriverFault) in
        if let time { try patience(Self.hold(for: time)).pass() }
      }
      try postMouse("mouseReleased", at: point, in: frame, on: target, button)
      try pause.get()
    }
  }

  /// How long a finger stays down for a press: Chromium takes 600 ms, the default, for a long press only
  /// if it is a little longer.
  private static func hold(for time: Duration) -> Duration {
    time >= .milliseconds(600) ? max(time, .milliseconds(700)) : time
  }

  /// The first window as Chromium names it, if it is in front and touched with fingers.
  private var touchedTarget: String? {
    app.viewport.isTouched && !isInFurtherWindow ? target : nil
  }

  private func postMouse(
    _ type: String,
    at point: Point,
    in frame: PageFrame,
    on target: String,
    _ values: [String: ProtocolValue]
  ) throws(DriverFault) {
    let place: [String: ProtocolValue] = [
      "type": .text(type), "x": .number((point.x + frame.offset.x).rounded()),
      "y": .number((point.y + frame.offset.y).rounded()),
    ]
    let event = ProtocolValue.mapping(values.merging(place) { $1 })
    try browser.post("Input.dispatchMouseEvent", on: target, event)
  }

  /// Turns the mouse into a finger that has touched nothing yet.
  ///
  /// Chromium takes two touches of one finger for a double tap if the second one is soon and near.
  private func takeNewFinger(on target: String) throws(DriverFault) {
    try turnMouse(into: .mouse, on: target)
    try turnMouse(into: .finger, on: target)
  }

  /// Makes Chromium turn the mouse into a finger, as its developer tools do for the screen of a phone.
  ///
  /// See https://chromedevtools.github.io/devtools-protocol/tot/Emulation/.
  private func turnMouse(into mouse: Mouse, on target: String) throws(DriverFault) {
    guard mouse != self.mouse else { return }
    let isFinger = mouse == .finger
    let values: ProtocolValue = ["enabled": .boolean(isFinger), "configuration": "desktop"]
    try browser.post("Emulation.setEmitTouchEventsForMouse", on: target, values)
    self.mouse = mouse
  }

  /// Drags over two thirds of an element in 300 ms.
  private func swipe(
    _ direction: Direction,
    over place: Rect,
    in frame: PageFrame
  ) throws(PageInterruption) {
    let reach = direction.vector
    let (dx, dy) = (reach.x * place.width / 3, reach.y * place.height / 3)
    let middle = place.center
    try point(
      frame,
      [
        .move(to: Point(x: middle.x - dx, y: middle.y - dy)), .down,
        .move(to: Point(x: middle.x + dx, y: middle.y + dy), in: .milliseconds(300)),
        // Rests before the release. Otherwise the next touch would only stop the scrolling.
        .pause(.milliseconds(150)), .up,
      ]
    )
  }

  /// Turns the wheel by half of the visible size.
  ///
  /// The content moves opposite to a finger's swipe. After taps with the mouse, Chromium gives the answer
  /// of the wheel to them, so nobody waits for it.
  private func scroll(
    _ direction: Direction,
    at point: Point,
    by place: Rect,
    in frame: PageFrame
  ) throws(PageInterruption) {
    let reach = direction.vector
    let distance: [String: ProtocolValue] = [
      "deltaX": .number((reach.x * place.width / 2).rounded()),
      "deltaY": .number((reach.y * place.height / 2).rounded()),
    ]
    guard let target = touchedTarget else {
      let turn: [String: ProtocolValue] = [
        "type": "scroll", "x": .number(point.x.rounded()), "y": .number(point.y.rounded()),
      ]
      let turns = ProtocolValue.mapping(turn.merging(distance) { $1 })
      return try act([["type": "wheel", "id": "wheel", "actions": [turns]]], in: frame)
    }
    try input { () throws(DriverFault) in
      try turnMouse(into: .mouse, on: target)
      try postMouse("mouseWheel", at: point, in: frame, on: target, distance)
    }
  }

  /// Sends input to a frame, which may navigate or open a dialog because of it.
  func act(
    _ sources: [ProtocolValue],
    in frame: PageFrame,
    lasting time: Duration = .zero
  ) throws(PageInterruption) {
    try input { () throws(DriverFault) in
      if let target = touchedTarget { try turnMouse(into: .mouse, on: target) }
      let actions: ProtocolValue = .list(sources)
      try send("input.performActions", in: frame.context, ["actions": actions], lasting: time)
    }
  }

  /// Sends input, which may close the page or lead elsewhere.
  private func input(_ send: () throws(DriverFault) -> Void) throws(PageInterruption) {
    let window = frontWindow
    do throws(DriverFault) {
      try send()
    } catch {
      if !error.isOfNavigation { throw interruption(of: error, in: window) }
    }
  }

  /// Goes back in the history of pages, once the page that comes is there.
  func goBack() throws(PageInterruption) {
    let patience = patience(answerTime)
    try input { () throws(DriverFault) in
      while true {
        do throws(DriverFault) {
          try send("browsingContext.traverseHistory", in: frontWindow, ["delta": -1])
          return
        } catch {
          guard error.isOfPageToCome, (try? patience.check()) != nil else { throw error }
          Polling.pause()
        }
      }
    }
  }
}

extension Gesture {
  /// Whether the finger stays down for a while.
  fileprivate var isHeld: Bool {
    if case .press = self { true } else { false }
  }

  /// The number of clicks that the page receives.
  fileprivate var clickCount: Int {
    switch self {
    case .tap: 1
    case .doubleTap: 2
    case .taps(let times, let fingers): fingers == 1 ? times : 0
    case .press, .swipe, .scroll, .adjust, .drag, .pinch, .rotate: 0
    }
  }
}
