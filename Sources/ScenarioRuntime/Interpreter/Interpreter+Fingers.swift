import AppModelKit
import ScenarioEvents
import ScenarioModel

/// Gestures of several taps or fingers, and drags.
extension Interpreter {
  mutating func tap(
    _ touch: Touch,
    _ times: Located<Int>?,
    _ fingers: Located<Int>?
  ) throws(Failure) {
    if times == nil, fingers == nil { return try perform(.tap, touch) }
    let gesture = Gesture.taps(times: times?.value ?? 1, fingers: fingers?.value ?? 1)
    if fingers?.value ?? 1 == 1 { return try perform(gesture, touch) }
    try performVisibly(touch, .tapping, orNote: "the tap changed nothing") { _, _ throws(Failure) in
      gesture
    }
  }

  mutating func drag(_ touch: Touch, _ drag: Drag) throws(Failure) {
    var endsOutside = false
    try performVisibly(touch, orNote: "the drag moved nothing") {
      interpreter,
      index throws(Failure) in
      let distance = try interpreter.distance(of: drag, from: index)
      endsOutside = interpreter.look().isOutside(distance, from: index)
      return .drag(by: distance)
    }
    if endsOutside { note(.text("the drag ended outside the screen")) }
  }

  mutating func pinch(_ touch: Touch, _ setting: Resolvable<Double>) throws(Failure) {
    try requireRunningApp()
    let scale = try scope.fill { scope throws(ValueFault) in try scope.positiveNumber(setting) }
    try performVisibly(touch, orNote: "the pinch changed nothing") { _, _ throws(Failure) in
      .pinch(scale: scale)
    }
  }

  mutating func rotate(_ touch: Touch, _ setting: Resolvable<Double>) throws(Failure) {
    try requireRunningApp()
    let degrees = try number(setting)
    try performVisibly(touch, orNote: "the rotation changed nothing") { _, _ throws(Failure) in
      .rotate(degrees: degrees)
    }
  }

  private mutating func distance(of drag: Drag, from index: Int) throws(Failure) -> Point {
    switch drag {
    case .by(let x, let y): return Point(x: try number(x), y: try number(y))
    case .to(let selector):
      let goal = look().elements[try onlyMatch(of: selector)].frame.center
      let start = look().elements[index].frame.center
      return Point(x: goal.x - start.x, y: goal.y - start.y)
    }
  }
}

extension ScreenSnapshot {
  /// Whether a finger leaves the screen that moves by a distance from the centre of an element.
  fileprivate func isOutside(_ distance: Point, from index: Int) -> Bool {
    let start = elements[index].frame.center
    return !bounds.contains(Point(x: start.x + distance.x, y: start.y + distance.y))
  }
}
