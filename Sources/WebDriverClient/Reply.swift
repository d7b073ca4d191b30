import Glibc
import NIOConcurrencyHelpers
import Synchronization

/// A time limit of a wait, which an interruption of the run can end earlier.
package struct Patience: Sendable {
  private let end: ContinuousClock.Instant
  private let isInterrupted: @Sendable () -> Bool

  /// - Parameters:
  ///   - time: How long to wait from now on.
  ///   - isInterrupted: Whether to give up; asked fifty times a second.
  package init(_ time: Duration, isInterrupted: @escaping @Sendable () -> Bool = { false }) {
    end = .now + time
    self.isInterrupted = isInterrupted
  }

  /// Whether a run was interrupted twenty seconds ago: time to end what has begun to start.
  package static func afterGrace(
    _ isInterrupted: @escaping @Sendable () -> Bool
  ) -> @Sendable () -> Bool {
    let end = Mutex<ContinuousClock.Instant?>(nil)
    return {
      guard isInterrupted() else { return false }
      return end.withLock { end in
        let known = end ?? .now + .seconds(20)
        end = known
        return .now > known
      }
    }
  }

  /// The time that is left; not below zero.
  package var rest: Duration { max(.zero, end - .now) }

  /// Lets the time pass; throws if the run is interrupted.
  package func pass() throws(DriverFault) {
    while rest > .zero {
      if isInterrupted() { throw .interrupted }
      usleep(UInt32(max(1, min(rest, .milliseconds(20)) / .microseconds(1))))
    }
  }

  /// Throws if the time is up or the run is interrupted.
  package func check() throws(DriverFault) {
    if isInterrupted() { throw .interrupted }
    if rest == .zero { throw .timedOut }
  }
}

/// A place for one answer, which arrives on another thread.
package final class Reply<Answer: Sendable>: Sendable {
  private let lock = ConditionLock(value: false)
  private let answer = Mutex<Result<Answer, DriverFault>?>(nil)

  package init() {}

  /// Stores the answer.
  ///
  /// Ignores later ones.
  package func fulfil(with result: Result<Answer, DriverFault>) {
    answer.withLock { $0 = $0 ?? result }
    lock.lock()
    lock.unlock(withValue: true)
  }

  package func wait(_ patience: Patience) throws(DriverFault) -> Answer {
    while !lock.lock(whenValue: true, timeoutSeconds: min(0.02, patience.rest.seconds)) {
      try patience.check()
    }
    lock.unlock()
    guard let result = answer.withLock({ $0 }) else { throw .closed }
    return try result.get()
  }
}

extension Duration {
  package var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }

  /// The length in seconds, rounded for messages.
  package var wholeSeconds: Int { Int(seconds.rounded()) }
}
