import Synchronization

/// Wakes requests that wait for the next change.
package final class ChangeSignal: Sendable {
  private struct Waiter {
    let continuation: CheckedContinuation<Void, Never>
    let alarm: Task<Void, Never>

    func end() {
      alarm.cancel()
      continuation.resume()
    }
  }

  private struct State {
    var revision: Int
    var waiters: [Int: Waiter] = [:]
    var lastWaiter = 0
  }

  private let state: Mutex<State>

  /// - Parameter revision: The number of the present state of what can change.
  package init(revision: Int = 0) { state = Mutex(State(revision: revision)) }

  /// The number of the last change.
  package var revision: Int { state.withLock { $0.revision } }

  /// Notes a change, and wakes everyone who waits.
  package func change() {
    let waiters = state.withLock { state in
      state.revision += 1
      defer { state.waiters = [:] }
      return state.waiters.values
    }
    for waiter in waiters { waiter.end() }
  }

  /// Waits until there is a later change, the time is up, or the task is canceled.
  ///
  /// - Parameters:
  ///   - revision: The last change that is known.
  ///   - limit: How long to wait.
  package func wait(after revision: Int, atMost limit: Duration) async {
    let number = state.withLock { state in
      state.lastWaiter += 1
      return state.lastWaiter
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isDue = state.withLock { state in
          guard state.revision <= revision, !Task.isCancelled else { return true }
          let alarm = Task {
            try? await Task.sleep(for: limit)
            self.release(number)
          }
          state.waiters[number] = Waiter(continuation: continuation, alarm: alarm)
          return false
        }
        if isDue { continuation.resume() }
      }
    } onCancel: {
      release(number)
    }
  }

  private func release(_ number: Int) {
    state.withLock { $0.waiters.removeValue(forKey: number) }?.end()
  }
}
