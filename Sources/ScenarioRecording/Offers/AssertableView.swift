import AppModelKit
import ScenarioRuntime

/// The parts of an app that assertions are about, at one moment.
struct AssertableView {
  let screen: ScreenSnapshot

  /// The calls that the app has made since its launch; nil if they are unknown.
  let calls: [RecordedCall]?
}

extension ExpectationText {
  func holds(on view: AssertableView, in execution: ScenarioExecution) -> Bool {
    holds(on: view.screen, calls: view.calls, in: execution)
  }
}
