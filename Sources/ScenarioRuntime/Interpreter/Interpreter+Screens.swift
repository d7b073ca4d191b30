import AppModelKit
import ScenarioEvents
import ScenarioModel

/// Steps that put down what is on the screen.
extension Interpreter {
  mutating func takeScreenshot(_ name: Text) throws(Failure) {
    try requireRunningApp()
    notes.append(.screenshot(name: try text(name), look()))
  }

  mutating func showHierarchy(_ selector: Selector?) throws(Failure) {
    try requireRunningApp()
    guard let selector else {
      notes.append(.hierarchy(look(), below: nil))
      return
    }
    let found = try ask { judge throws(ValueFault) in try judge.matches(selector) }
    guard !found.isEmpty else {
      let mismatch = try ask { judge throws(ValueFault) in
        try judge.explainAbsence(of: selector)
      }
      throw failure(.assertionFailed, mismatch)
    }
    for index in found { notes.append(.hierarchy(look(), below: index)) }
  }
}
