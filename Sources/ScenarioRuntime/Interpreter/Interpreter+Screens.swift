import AppModelKit
import ScenarioEvents
import ScenarioModel

/// The maximum number of screens that are kept for one run.
private let mostScreens = 2_000

/// Keeping the screens of a run, as a film or step by step.
extension Interpreter {
  /// Keeps the present screen, if the run keeps all of them and this is another one than before.
  mutating func keepFrame(_ activity: FilmFrame.Activity = .acting) {
    if film != nil { addFrame(activity) }
  }

  private mutating func addFrame(_ activity: FilmFrame.Activity) {
    guard let count = film?.count, count < mostScreens, session.isRunning, log.count > 0 else {
      return
    }
    let screen = session.screen
    guard film?.last?.screen != screen else { return }
    film?.append(FilmFrame(step: log.count - 1, activity, at: session.now, screen: screen))
  }

  /// Lets time pass until a moment, one change after the other, if the run keeps every screen.
  mutating func keepFrames(until moment: Moment) throws(Failure) {
    guard film != nil else { return }
    for _ in 0..<mostScreens {
      guard case .changed = try waitForChange(until: moment) else { return }
      keepFrame()
    }
  }
}

/// Steps that put down what is on the screen.
extension Interpreter {
  /// Whether the run keeps screens, step by step or all of them.
  var keepsScreens: Bool { film != nil || screens != nil }

  /// Keeps the screen after a step, if the run keeps screens.
  mutating func keepScreen(after step: Int) {
    keepFrame()
    guard let count = screens?.count, count < mostScreens, session.isRunning else { return }
    screens?.append(StepScreen(step: step, screen: session.screen))
  }

  mutating func takeScreenshot(_ name: Text) throws(Failure) {
    try requireRunningApp()
    var screen = look()
    if screen.rendering != nil { screen.picture = session.takePicture() }
    note(.screenshot(name: try text(name), screen))
    if screen.rendering != nil, screen.picture == nil {
      note(.text("no picture of it could be taken"))
    }
  }

  mutating func showHierarchy(_ selector: Selector?) throws(Failure) {
    try requireRunningApp()
    guard let selector else {
      note(.hierarchy(look(), below: nil))
      return
    }
    let found = try matches(selector)
    guard !found.isEmpty else {
      let mismatch = try ask { judge throws(ValueFault) in
        try judge.explainAbsence(of: selector)
      }
      throw failure(.assertionFailed, mismatch)
    }
    for index in found { note(.hierarchy(look(), below: index)) }
  }
}
