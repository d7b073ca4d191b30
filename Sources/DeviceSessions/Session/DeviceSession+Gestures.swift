package import AppModelKit
import ScenarioModel
package import ScenarioRuntime
import WebDriverClient

extension DeviceSession {
  package func perform(_ gesture: Gesture, on element: Int) throws(SessionFault) -> GestureOutcome {
    let elements = screen.elements
    guard elements.indices.contains(element) else { return .outdated }
    let target = elements[element]
    noteGesture(goingBack: target.traits.contains(.backButton))
    if case .adjust(let value) = gesture { return try adjust(element, to: value) }
    guard let touch = DeviceTouch(gesture, on: target.frame) else { return .outdated }
    mayHaveFocus = target.traits.contains(.editable)
    try make(touch)
    if mayHaveFocus { try awaitFocus() }
    return .done
  }

  /// Waits until a field that was touched has the focus, at most for two seconds.
  private func awaitFocus() throws(SessionFault) {
    let end = moment.time + .seconds(2)
    while !screen.elements.contains(where: \.isFocused), fault == nil, moment.time < end {
      try advance(to: Moment(moment.time + .milliseconds(200)))
    }
  }

  /// Lets fingers move, and looks again afterwards.
  private func make(_ touch: DeviceTouch) throws(SessionFault) {
    defer { invalidate() }
    var scaled = touch
    scaled.scale = scale
    try attempt { [scaled] appium throws(DriverFault) in try appium.touch(scaled) }
  }

  /// Sets a control: touches a switch if its state differs, and sets the value of anything else.
  private func adjust(_ element: Int, to value: String) throws(SessionFault) -> GestureOutcome {
    let control = screen.elements[element]
    if control.adjustment == .onOff {
      let isOn = control.value == "1" || control.isSelected
      return isOn == (value == "on") ? .done : try perform(.tap, on: element)
    }
    guard let path = deviceScreen?.path(of: element) else { return .outdated }
    defer { invalidate() }
    return try attempt { appium throws(DriverFault) -> GestureOutcome in
      guard let found = try appium.element(at: path), let frame = try appium.frame(of: found),
        frame.isNear(control.frame)
      else { return .outdated }
      try appium.send(value, to: found)
      return .done
    }
  }

  /// Presses Android's Back; iOS has only buttons for it.
  package func goBack() throws(SessionFault) -> Bool {
    guard place.platform == .android, isRunning else { return false }
    noteGesture(goingBack: true)
    defer { invalidate() }
    try attempt { appium throws(DriverFault) in try appium.goBack() }
    return true
  }

  /// Drags the container so that the element comes nearer to its middle.
  ///
  /// A step does so twenty times at most, because the app may scroll back by itself.
  package func scrollToVisible(_ element: Int) -> Bool {
    let screen = self.screen
    guard scrollCount < 20, screen.elements.indices.contains(element),
      case .scrolledOut(let container) = screen.obstruction(of: element)
    else { return false }
    scrollCount += 1
    let frame = screen.elements[container].frame
    let distance = screen.elements[element].frame.center.distance(toMiddleOf: frame)
    let start = Point(x: frame.center.x - distance.x / 2, y: frame.center.y - distance.y / 2)
    do throws(SessionFault) {
      try make(DeviceTouch(dragging: start, by: distance, holding: .zero))
      return self.screen.elements.map(\.frame) != screen.elements.map(\.frame)
    } catch {
      note(error)
      return false
    }
  }
}

extension Point {
  /// The way to the middle of a container, at most six tenths of its size.
  fileprivate func distance(toMiddleOf frame: Rect) -> Point {
    let (width, height) = (frame.width * 0.6, frame.height * 0.6)
    let isBeside = x < frame.x || x >= frame.maxX
    let isAbove = y < frame.y || y >= frame.maxY
    return Point(
      x: isBeside ? min(max(frame.center.x - x, -width), width) : 0,
      y: isAbove ? min(max(frame.center.y - y, -height), height) : 0
    )
  }
}
