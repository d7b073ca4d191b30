import ScenarioEvents
import ScenarioLoading
import Synchronization

/// Remembers for `--last-failed` which cases fail in the runs of `rehearse ui`.
final class StudioMemory: Sendable {
  private struct State {
    var tally: RunTally?
    var fault: FileError?
  }

  private let file: LastRunFile
  private let state = Mutex(State())

  init(_ file: LastRunFile) { self.file = file }

  /// Why the file could not be written, if that ever was so.
  var fault: FileError? { state.withLock { $0.fault } }

  /// Takes the next event of a run; nil stands for its end.
  func receive(_ event: RunEvent?) {
    state.withLock { state in
      var tally = state.tally ?? RunTally(memory: file.read(), failsOnFlaky: false)
      guard let event else { return keep(tally.memory, &state) }
      tally.receive(event)
      state.tally = tally
    }
  }

  private func keep(_ memory: FailureMemory, _ state: inout State) {
    state.tally = nil
    do throws(FileError) { try file.keep(memory) } catch { state.fault = error }
  }
}
