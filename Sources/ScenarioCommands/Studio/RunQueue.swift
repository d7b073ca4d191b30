import ScenarioRuntime
import WorkerThreads

/// The runs that the page or a change of files asked for, and that one thread carries out in turn.
final class RunQueue: Sendable {
  /// One of the runs.
  struct Entry: Sendable {
    let plan: RunPlan
    let timing: RunTiming
  }

  private struct State {
    var entries: [Entry] = []
    var isClosed = false
  }

  private let state = Monitor(State())

  func append(_ entry: Entry) { state.change { $0.entries.append(entry) } }

  /// Drops all entries; who waits for another one gets none.
  func close() {
    state.change { state in
      state.entries = []
      state.isClosed = true
    }
  }

  /// Waits for the next run; nil after the end.
  func next() -> Entry? {
    state.wait { state in
      if state.isClosed { return .some(nil) }
      return state.entries.isEmpty ? nil : .some(state.entries.removeFirst())
    }
  }
}
