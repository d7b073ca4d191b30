import Synchronization

/// Records the states that a run comes to.
final class StateRecorder: RunObserver {
  let histories: StepHistories
  private let recorded = Mutex<[RunState]>([])

  init(_ histories: StepHistories) { self.histories = histories }

  var states: [RunState] { recorded.withLock { $0 } }

  func visit(_ visit: RunVisit) -> Bool {
    recorded.withLock { $0.append(visit.state) }
    return true
  }
}

extension ScenarioExecution {
  /// Whether two runs at the usual timing go through the same states.
  ///
  /// An app that does not, for example because it uses random numbers, can't be explored.
  var isRepeatable: Bool {
    let histories = StepHistories()
    return recordedStates(histories) == recordedStates(histories)
  }

  private func recordedStates(_ histories: StepHistories) -> [RunState] {
    let recorder = StateRecorder(histories)
    var interpreter = interpreter(scheduledBy: DelayScript([]))
    interpreter.observer = recorder
    _ = interpreter.run()
    return recorder.states
  }
}
