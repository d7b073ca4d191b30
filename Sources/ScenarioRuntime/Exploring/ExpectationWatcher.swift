import AppModelKit
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioModel
import Synchronization

/// Watches whether an expectation holds anywhere before a step.
final class ExpectationWatcher: RunObserver {
  private let expectation: Expectation
  private let scope: Scope

  /// The index of the step in the step log.
  private let step: Int
  private let seen = Mutex(false)

  init(_ expectation: Expectation, in scope: Scope, before step: Int) {
    self.expectation = expectation
    self.scope = scope
    self.step = step
  }

  /// Whether it has held.
  var hasSeenIt: Bool { seen.withLock(\.self) }

  func visit(_ visit: RunVisit) -> Bool {
    if visit.state.steps.count <= step, let app = visit.state.app {
      let judge = Judge(screen: app.screen, calls: app.calls, scope: scope)
      if case .holds? = try? judge.judge(expectation) { seen.withLock { $0 = true } }
    }
    return true
  }
}

extension TimingExplorer {
  /// A run with given lengths for some delays.
  func attempt(with delays: [DelayAssignment], watchedBy observer: any RunObserver) -> Attempt {
    var interpreter = execution.interpreter(scheduledBy: DelayScript(delays))
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

  /// An explorer of another scenario in the same place.
  func running(_ scenario: Scenario, budget: Int? = nil) -> TimingExplorer {
    TimingExplorer(
      planned: planned,
      execution: execution.with(scenario),
      ranges: ranges,
      budget: budget ?? self.budget,
      isInterrupted: isInterrupted
    )
  }
}
