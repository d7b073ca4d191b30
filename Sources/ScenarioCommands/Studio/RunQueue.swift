import ScenarioRuntime
import Synchronization
import WorkerThreads

/// The runs that the page or a change of files asked for, and that one thread carries out in turn.
final class RunQueue: Sendable {
  struct Entry: Sendable {
    let plan: RunPlan
    let timing: RunTiming

    /// Set when the run must end early.
    let isStopped = StopFlag()
  }

  private struct State {
    var entries: [Entry] = []
    var current: Entry?
    var isClosed = false
  }

  private let state = Monitor(State())

  func append(_ entry: Entry) { state.change { $0.entries.append(entry) } }

  /// Ends the run under way, and each that is to come, before its next case.
  func stop() {
    state.change { state in
      for entry in state.entries + [state.current].compactMap(\.self) { entry.isStopped.set() }
    }
  }

  /// Drops all entries, and lets ``next()`` return nil.
  func close() {
    stop()
    state.change { state in
      state.entries = []
      state.isClosed = true
    }
  }

  /// Waits for the next run; nil after the end.
  func next() -> Entry? {
    state.wait { state in
      if state.isClosed { return .some(nil) }
      state.current = state.entries.isEmpty ? nil : state.entries.removeFirst()
      return state.current.map(Optional.some)
    }
  }
}

/// A flag that one thread sets to make a run on another thread end early.
final class StopFlag: Sendable {
  private let isRaised = Atomic(false)

  var isSet: Bool { isRaised.load(ordering: .relaxed) }

  func set() { isRaised.store(true, ordering: .relaxed) }
}
