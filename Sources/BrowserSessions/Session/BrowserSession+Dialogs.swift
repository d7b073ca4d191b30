import AppModelKit
import ScenarioRuntime

/// Dialogs of `alert()`, `confirm()` and `prompt()`, which scenarios see as alerts.
extension BrowserSession {
  /// Makes a gesture on a dialog, or on the page below, which takes none.
  func perform(
    _ gesture: Gesture,
    on element: Int,
    of shown: DialogScreen
  ) throws(SessionFault) -> GestureOutcome {
    switch gesture {
    case .tap, .doubleTap, .taps, .press: break
    case .swipe, .scroll, .adjust, .drag, .pinch, .rotate: return .done
    }
    switch shown.part(at: element) {
    case .accept: try answer(shown, accept: true)
    case .dismiss: try answer(shown, accept: false)
    case .other: break
    }
    return .done
  }

  private func answer(_ shown: DialogScreen, accept: Bool) throws(SessionFault) {
    _ = try attempt { page throws(PageInterruption) in
      try page.answer(shown.dialog, accept: accept, text: shown.entry)
    }
    forgetDialog()
    noteInput()
  }

  /// Types into the dialog's field; a new line presses OK.
  func type(_ text: Substring, into shown: DialogScreen) throws(SessionFault) -> Int {
    guard shown.dialog.kind == .prompt else { return 0 }
    if text.first?.isNewline == true {
      try answer(shown, accept: true)
    } else {
      show(shown.dialog, entry: shown.entry + text)
    }
    return text.count
  }

  /// Removes what the dialog's field holds; false without a field.
  func clear(_ shown: DialogScreen) -> Bool {
    guard shown.dialog.kind == .prompt else { return false }
    show(shown.dialog, entry: "")
    return true
  }
}
