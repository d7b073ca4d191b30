import AppModelKit
import ProtocolValues
import ScenarioModel
import ScenarioRuntime
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
    let call = "aim(\(origin.index), \(isForced), \(gesture.clickCount))"
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
    case .tap: try tap(at: point, in: frame)
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
    case .press(let time): try self.point(frame, [.move(to: point), .down, .pause(time), .up])
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
      in: frame
    )
  }

  /// Taps with one finger, or clicks.
  ///
  /// Chromium passes a touch to the page with the next frame, and WebDriver's command lifts the finger
  /// only after that. Chromium's own commands need one frame for both, which makes a tap 50 ms long
  /// in place of 67 (`Benchmarks/Web/compare.py`).
  private func tap(at point: Point, in frame: PageFrame) throws(PageInterruption) {
    guard app.viewport.isTouched, let target, !isInFurtherWindow else {
      return try self.point(frame, [.move(to: point), .down, .up])
    }
    let (x, y) = (point.x + frame.offset.x, point.y + frame.offset.y)
    let finger: ProtocolValue = ["x": .number(x.rounded()), "y": .number(y.rounded())]
    try input { () throws(DriverFault) in
      let answers = [
        try beginTouch("touchStart", [finger], on: target),
        try beginTouch("touchEnd", [], on: target),
      ]
      let patience = patience(answerTime)
      for answer in answers { try answer.wait(patience) }
    }
  }

  private func beginTouch(
    _ type: String,
    _ fingers: [ProtocolValue],
    on target: String
  ) throws(DriverFault) -> BiDiConnection.Answer {
    try browser.begin(
      "Input.dispatchTouchEvent",
      on: target,
      ["type": .text(type), "touchPoints": .list(fingers)]
    )
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
  /// The content moves opposite to a finger's swipe.
  private func scroll(
    _ direction: Direction,
    at point: Point,
    by place: Rect,
    in frame: PageFrame
  ) throws(PageInterruption) {
    let reach = direction.vector
    let turn: ProtocolValue = [
      "type": "scroll", "x": .number(point.x.rounded()), "y": .number(point.y.rounded()),
      "deltaX": .number((reach.x * place.width / 2).rounded()),
      "deltaY": .number((reach.y * place.height / 2).rounded()),
    ]
    try act([["type": "wheel", "id": "wheel", "actions": [turn]]], in: frame)
  }

  /// Sends input to a frame, which may navigate or open a dialog because of it.
  func act(_ sources: [ProtocolValue], in frame: PageFrame) throws(PageInterruption) {
    try input { () throws(DriverFault) in
      try send("input.performActions", in: frame.context, ["actions": .list(sources)])
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

  /// Goes back in the history of pages.
  func goBack() throws(PageInterruption) {
    try input { () throws(DriverFault) in
      try send("browsingContext.traverseHistory", in: frontWindow, ["delta": -1])
    }
  }
}

/// Input by keys.
extension BrowserPage {
  /// Types a text into the focused field of a frame until the field loses the focus.
  ///
  /// - Returns: The number of characters that the field received.
  func type(_ text: Substring, in frame: PageFrame) throws(PageInterruption) -> Int {
    let context = frame.context
    guard try call("beginTyping()", in: context)["value"].boolean == true else { return 0 }
    var count = 0
    for run in TypingRun.all(of: text) {
      switch run {
      case .keys(let keys): try press(keys, in: frame)
      case .insertion(let text):
        let answer = try call("insert(\(text.scriptLiteral))", in: context)
        if answer["value"].boolean == true { count += 1 }
      }
    }
    return count + (try call("endTyping()", in: context)["value"].integer ?? 0)
  }

  /// Selects all that the field holds and deletes it.
  func clearField(in frame: PageFrame) throws(PageInterruption) {
    let keys = [("keyDown", Key.control), ("keyDown", "a"), ("keyUp", "a"), ("keyUp", Key.control)]
    let actions = keys.map { ["type": .text($0.0), "value": .text($0.1)] as ProtocolValue }
    try act([["type": "key", "id": "keys", "actions": .list(actions)]], in: frame)
    try press([Key.delete], in: frame)
  }

  /// Takes the focus away.
  func endEditing(in frame: PageFrame) throws(PageInterruption) {
    _ = try call("blur()", in: frame.context)
  }

  private func press(_ keys: [String], in frame: PageFrame) throws(PageInterruption) {
    let actions = keys.flatMap { key in
      [
        ["type": "keyDown", "value": .text(key)], ["type": "keyUp", "value": .text(key)],
      ] as [ProtocolValue]
    }
    try act([["type": "key", "id": "keys", "actions": .list(actions)]], in: frame)
  }
}

/// The keys that WebDriver has characters of its own for.
private enum Key {
  static let enter = "\u{E007}"
  static let control = "\u{E009}"
  static let tab = "\u{E004}"
  static let delete = "\u{E017}"
}

/// A part of a text that is typed with one method.
private enum TypingRun {
  case keys([String])

  /// A character that no key has, such as a family of emoji.
  case insertion(String)

  static func all(of text: Substring) -> [TypingRun] {
    text.reduce(into: []) { runs, character in
      guard let key = key(for: character) else {
        runs.append(.insertion(String(character)))
        return
      }
      if case .keys(let keys)? = runs.last {
        runs[runs.count - 1] = .keys(keys + [key])
      } else {
        runs.append(.keys([key]))
      }
    }
  }

  private static func key(for character: Character) -> String? {
    if character.isNewline { return Key.enter }
    if character == "\t" { return Key.tab }
    return character.unicodeScalars.count == 1 && character.utf16.count == 1
      ? String(character) : nil
  }
}

extension Gesture {
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
