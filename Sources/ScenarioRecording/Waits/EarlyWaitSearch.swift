import AppModelKit
import ScenarioModel
import ScenarioRuntime

/// Finds the wait after an act whose next act begins before the app is at rest.
struct EarlyWaitSearch {
  /// The end of the scenario at the moment of the next act.
  let end: TrialRun

  /// The preferred ways to identify elements.
  let order: SelectorOrder

  /// The scenario without waits.
  let execution: ScenarioExecution

  /// Makes the scenario with some waits after its last step; nil if it would be invalid.
  let adding: ([RecordedStep]) -> ScenarioExecution?

  /// The wait for the screen of that moment; nil if the screen has not changed since the act.
  var waits: [RecordedStep]? {
    guard end.screens.count > 1 else { return nil }
    let search = WitnessSearch(
      of: end.screens.count - 1,
      in: end.screens,
      execution,
      end,
      order: order
    )
    let witnesses = search.witnesses.map { [$0.wait(timeout: nil)] }
    return witnesses.first(where: isSound) ?? witnesses.first
  }

  /// Whether the screen is as recorded after a wait, at every timing that is tried.
  private func isSound(_ waits: [RecordedStep]) -> Bool {
    guard let execution = adding(waits) else { return false }
    let timings: [DelayChoice] = [.usual, .longestExceptAnimations, .longest, .shortest]
    return timings.allSatisfy { timing in
      let trial = execution.trial(timing, waiting: .zero)
      return trial.failure == nil && trial.screens.first == end.screen
    }
  }
}
