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
    try perform(.taps(times: times?.value ?? 1, fingers: fingers?.value ?? 1), touch)
  }

  mutating func drag(_ touch: Touch, _ drag: Drag) throws(Failure) {
    try requireRunningApp()
    let index = try target(of: touch)
    let distance = try distance(of: drag, from: index)
    try performVisibly(.drag(by: distance), on: index, orNote: "the drag moved nothing")
  }

  mutating func pinch(_ touch: Touch, _ setting: Resolvable<Double>) throws(Failure) {
    try requireRunningApp()
    let scale = try scope.fill { scope throws(ValueFault) in try scope.positiveNumber(setting) }
    let index = try target(of: touch)
    try performVisibly(.pinch(scale: scale), on: index, orNote: "the pinch changed nothing")
  }

  mutating func rotate(_ touch: Touch, _ setting: Resolvable<Double>) throws(Failure) {
    try requireRunningApp()
    let degrees = try number(setting)
    let index = try target(of: touch)
    try performVisibly(.rotate(degrees: degrees), on: index, orNote: "the rotation changed nothing")
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

  /// Makes a gesture, and notes when nothing on the screen is different after it.
  private mutating func performVisibly(
    _ gesture: Gesture,
    on index: Int,
    orNote remark: String
  ) throws(Failure) {
    let before = look().elements
    try perform(gesture, onElement: index)
    if session.isIdle, look().elements == before { note(.text(remark)) }
  }
}
