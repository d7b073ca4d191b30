package import AppModelKit
package import ScenarioRuntime

extension BrowserSession {
  package func type(_ input: KeyboardInput) throws(SessionFault) -> Bool {
    guard isRunning else { return false }
    noteGesture()
    if let shown = shownDialog {
      switch input {
      case .character(let character): return try type(String(character)[...], into: shown) == 1
      case .clear: return clear(shown)
      case .dismiss: return true
      }
    }
    defer { noteInput(lasting: input.length) }
    let frame = focusedFrame
    switch input {
    case .character(let character): return try type(String(character)[...], in: frame) == 1
    case .clear:
      let hasFocus = screen.elements.contains(where: \.isFocused)
      _ = try attempt { page throws(PageInterruption) in try page.clearField(in: frame) }
      return hasFocus
    case .dismiss:
      _ = try attempt { page throws(PageInterruption) in try page.endEditing(in: frame) }
      return true
    }
  }

  /// Types up to the end of a line, which may end editing.
  package func typeBeginning(of text: Substring) throws(SessionFault) -> Int {
    guard isRunning else { return 0 }
    noteGesture()
    let line = text.prefix { !$0.isNewline }
    let part = line.isEmpty ? text.prefix(1) : line
    if let shown = shownDialog { return try type(part, into: shown) }
    let count = try type(part, in: focusedFrame)
    noteInput(lasting: KeyboardInput.character(" ").length * count)
    return count
  }

  private func type(_ text: Substring, in frame: PageFrame) throws(SessionFault) -> Int {
    // What brings up a dialog has reached the field.
    try attempt { page throws(PageInterruption) in try page.type(text, in: frame) } ?? text.count
  }

  private var focusedFrame: PageFrame {
    let focused = screen.elements.lastIndex(where: \.isFocused)
    return page?.origin(of: focused ?? -1).frame
      ?? PageFrame(context: "", offset: Point(x: 0, y: 0))
  }

  /// Looks again once the input has taken effect, which lasted for a time if time is virtual.
  func noteInput(lasting length: Duration = .zero) {
    framesToAwait = 2
    invalidate()
    if hasVirtualTime { pass(to: Moment(moment.time + length)) }
    tick()
  }
}
