package import AppModelKit
import ScenarioModel
package import ScenarioRuntime

extension BrowserSession {
  package func check(_ gesture: Gesture, on element: Int) throws(SessionFault) {
    if gesture.needsFingers, !app.viewport.isTouched { throw Self.needingTouch }
    guard case .adjust(let name) = gesture, screen.elements.indices.contains(element),
      [nil, .written(.file)].contains(screen.elements[element].adjustment)
    else { return }
    _ = try UploadedFile.path(of: name, in: place.folder)
  }

  private static let needingTouch = SessionFault(
    .misconduct,
    "a mouse has one pointer; gestures of several fingers need 'touch: true' in the app's 'viewport'"
  )

  package func perform(_ gesture: Gesture, on element: Int) throws(SessionFault) -> GestureOutcome {
    let screen = self.screen
    guard let page, screen.elements.indices.contains(element) else { return .outdated }
    noteGesture()
    if let shown = shownDialog { return try perform(gesture, on: element, of: shown) }
    if case .adjust(let value) = gesture { return try adjust(element, to: value) }
    let isForced = screen.obstruction(of: element) != nil
    let aimed = try attempt { page throws(PageInterruption) in
      try page.aim(at: element, isForced: isForced, for: gesture)
    }
    guard let point = aimed ?? nil else {
      invalidate()
      return .outdated
    }
    let frame = page.origin(of: element).frame
    let place = screen.elements[element].frame.offsetBy(x: -frame.offset.x, y: -frame.offset.y)
    return try touch(gesture, at: point, of: place, in: frame)
  }

  /// Makes a gesture, and looks where it landed unless it brought up a dialog or another window.
  private func touch(
    _ gesture: Gesture,
    at point: Point,
    of place: Rect,
    in frame: PageFrame
  ) throws(SessionFault) -> GestureOutcome {
    if hasVirtualTime { return try touchVirtually(gesture, at: point, of: place, in: frame) }
    let landing = try attempt { page throws(PageInterruption) in
      try page.perform(gesture, at: point, of: place, in: frame)
      if case .scroll = gesture { try page.awaitScrolling(in: frame) }
      return try page.landing(in: frame)
    }
    guard let landing else {
      noteInput()
      return .done
    }
    try take(landing.view)
    return landing.hasMissed ? .outdated : .done
  }

  /// Sets a control: touches a switch if its state differs, and sets the value of anything else.
  private func adjust(_ element: Int, to value: String) throws(SessionFault) -> GestureOutcome {
    let control = screen.elements[element]
    if control.adjustment == nil { return try choose(file: value, from: element) }
    if control.adjustment == .onOff {
      let isOn = control.value == "1" || control.isSelected
      if control.value == "mixed" {
        // A touch makes it one or the other; which one shows only the next look.
        _ = try perform(.tap, on: element)
        return .outdated
      }
      return isOn == (value == "on") ? .done : try perform(.tap, on: element)
    }
    let isSet =
      if control.adjustment == .written(.file) {
        try upload(value, to: element)
      } else {
        try attempt { page throws(PageInterruption) in try page.adjust(element, to: value) }
      }
    noteInput(lasting: Gesture.adjust(to: value).length)
    return isSet == false ? .outdated : .done
  }

  /// Gives a file of the workspace to the page.
  private func upload(_ name: String, to element: Int) throws(SessionFault) -> Bool? {
    let path = try UploadedFile.path(of: name, in: place.folder)
    return try attempt { page throws(PageInterruption) in try page.upload(path, to: element) }
  }

  package func goBack() throws(SessionFault) -> Bool {
    let screen = self.screen
    guard let page, page.dialog == nil, let header,
      !screen.elements.contains(where: { $0.traits.contains(.backButton) }),
      page.canGoBack(from: header)
    else { return false }
    noteGesture()
    _ = try attempt { page throws(PageInterruption) in try page.leave(header) }
    noteInput(lasting: Gesture.tap.length)
    return true
  }

  package func scrollToVisible(_ element: Int) -> Bool {
    guard screen.elements.indices.contains(element) else { return false }
    do throws(SessionFault) {
      let hasMoved = try attempt { page throws(PageInterruption) in try page.reveal(element) }
      noteInput()
      return hasMoved ?? false
    } catch {
      note(error)
      return false
    }
  }
}

extension Gesture {
  /// Whether it takes more than one finger, or a mouse.
  fileprivate var needsFingers: Bool {
    switch self {
    case .pinch, .rotate: true
    case .taps(_, let fingers): fingers > 1
    case .tap, .doubleTap, .press, .swipe, .scroll, .adjust, .drag: false
    }
  }
}
