import AppModelKit
import ScenarioEvents
import ScenarioModel

/// The maximum number of screens that are kept for one run.
private let mostScreens = 2_000

/// Steps that put down what is on the screen.
extension Interpreter {
  /// Keeps the screen after a step, if the run keeps screens.
  mutating func keepScreen(after step: Int) {
    guard let count = screens?.count, count < mostScreens, session.isRunning else { return }
    screens?.append(StepScreen(step: step, screen: session.screen))
  }

  mutating func takeScreenshot(_ name: Text) throws(Failure) {
    try requireRunningApp()
    var screen = look()
    if screen.rendering != nil { screen.picture = session.takePicture() }
    notes.append(.screenshot(name: try text(name), screen))
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
