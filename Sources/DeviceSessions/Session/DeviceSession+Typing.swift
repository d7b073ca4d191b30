package import AppModelKit
import ProtocolValues
import ScenarioModel
package import ScenarioRuntime
import WebDriverClient

extension DeviceSession {
  package func type(_ input: KeyboardInput) throws(SessionFault) -> Bool {
    guard isRunning else { return false }
    noteGesture()
    defer { invalidate() }
    switch input {
    case .character(let character): return try type(String(character)) == 1
    case .clear:
      return try onActiveElement { appium, element throws(DriverFault) in
        try appium.clear(element)
      }
    case .dismiss:
      mayHaveFocus = false
      try attempt { appium throws(DriverFault) in _ = try appium.execute("hideKeyboard") }
      return true
    }
  }

  /// Types up to the end of a line, which may end editing.
  package func typeBeginning(of text: Substring) throws(SessionFault) -> Int {
    guard isRunning else { return 0 }
    noteGesture()
    defer { invalidate() }
    let line = text.prefix { !$0.isNewline }
    return try type(String(line.isEmpty ? text.prefix(1) : line))
  }

  /// Types a line or a line break, and returns how many characters a field took.
  private func type(_ text: String) throws(SessionFault) -> Int {
    let isReturn = text.first?.isNewline == true
    let platform = place.platform
    let isTaken = try onActiveElement { appium, element throws(DriverFault) in
      if isReturn, platform == .android {
        // The key code of Enter: text fields take a line break as part of their text.
        try appium.execute("pressKey", ["keycode": 66])
      } else {
        try appium.send(isReturn ? "\n" : text, to: element)
      }
    }
    return isTaken ? text.count : 0
  }

  /// Does something with the focused element, and returns whether there is one.
  private func onActiveElement(
    _ action: (AppiumSession, String) throws(DriverFault) -> Void
  ) throws(SessionFault) -> Bool {
    try attempt { appium throws(DriverFault) -> Bool in
      guard let active = try appium.activeElement() else { return false }
      do throws(DriverFault) { try action(appium, active) } catch {
        // The app may end editing at any moment.
        if error.isOfAbsence { return false }
        throw error
      }
      return true
    }
  }
}
