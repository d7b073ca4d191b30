package import DeviceSessions
import Synchronization

/// A clock that moves only when somebody sleeps or acts, for a session and its device together.
package final class SharedClock: Sendable {
  private let time = Mutex(Duration.zero)

  package init() {}

  package var now: Duration { time.withLock { $0 } }

  /// Moves on to a time, unless it has passed.
  package func advance(to moment: Duration) {
    time.withLock { $0 = max($0, moment) }
  }

  package var sessionClock: DeviceClock {
    DeviceClock(now: { self.now }, sleep: { time in self.time.withLock { $0 += time } })
  }
}
