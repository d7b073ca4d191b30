import AppModelKit
import ScenarioEvents
import ScenarioModel
import Synchronization

/// Watches whether an expectation holds anywhere before the step that it belongs to.
final class ExpectationWatcher: RunObserver {
  private struct State {
    /// The moments before the step: each screen, and the calls up to then.
    var looks: [(screen: ScreenSnapshot, calls: [RecordedCall])] = []

    /// The values of names at the step, as it may lie within a flow or a loop.
    var scope: Scope
  }

  let histories = StepHistories()
  private let expectation: Expectation

  /// The index of the step in the step log.
  private let step: Int
  private let state: Mutex<State>

  init(_ expectation: Expectation, in scope: Scope, before step: Int) {
    self.expectation = expectation
    self.step = step
    state = Mutex(State(scope: scope))
  }

  /// Whether it has held.
  var hasSeenIt: Bool {
    state.withLock { state in
      state.looks.contains { look in
        let judge = Judge(screen: look.screen, calls: look.calls, scope: state.scope)
        return (try? judge.judge(expectation)) == .holds
      }
    }
  }

  func visit(_ visit: RunVisit) -> Bool {
    guard visit.log.count <= step, let app = visit.state.app else { return true }
    let look = (app.screen, app.calls)
    state.withLock { state in
      state.scope = visit.scope
      if let last = state.looks.last, last == look { return }
      state.looks.append(look)
    }
    return true
  }
}

extension TimingExplorer {
  /// A run with given lengths for some delays.
  func attempt(
    with delays: [DelayAssignment],
    choices: [Int],
    watchedBy observer: (any RunObserver)?
  ) -> Attempt {
    var interpreter = execution.interpreter(scheduledBy: DelayScript(delays, choices: choices))
    interpreter.observer = observer
    return interpreter.run()
  }

  /// The screen after a step of the usual run, by the step's index in the log, without secrets.
  func screen(after index: Int) -> ScreenSnapshot {
    var interpreter = execution.interpreter(scheduledBy: DelayScript([]))
    interpreter.log = StepLog(last: index)
    _ = interpreter.run()
    return interpreter.session.screen.masked(by: interpreter.secrets)
  }

  /// An explorer of a changed scenario in the same place.
  func running(_ execution: ScenarioExecution, budget: Int? = nil) -> TimingExplorer {
    var explorer = self
    explorer.execution = execution
    if let budget { explorer.budget = budget }
    return explorer
  }
}
