package import AppModelKit
package import ScenarioRuntime

extension BrowserSession {
  package func type(_ input: KeyboardInput) throws(SessionFault) -> Bool {
    guard let page else { return false }
    noteGesture()
    defer { noteInput() }
    switch input {
    case .character(let character):
      return try page.type(String(character)[...]) == 1
    case .clear:
      let hasFocus = screen.elements.contains(where: \.isFocused)
      try page.clearField()
      return hasFocus
    case .dismiss:
      try page.endEditing()
      return true
    }
  }

  /// Types up to the end of a line, which may end editing.
  package func typeBeginning(of text: Substring) throws(SessionFault) -> Int {
    guard let page else { return 0 }
    noteGesture()
    defer { noteInput() }
    let line = text.prefix { !$0.isNewline }
    return try page.type(line.isEmpty ? text.prefix(1) : line)
  }

  private func noteInput() {
    framesToAwait = 2
    invalidate()
    tick()
  }
}
