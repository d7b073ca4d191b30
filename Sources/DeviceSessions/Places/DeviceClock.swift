import Glibc

/// The clock of sessions, which tests can replace.
package struct DeviceClock: Sendable {
  /// The time since any fixed moment.
  let now: @Sendable () -> Duration

  /// Lets a time pass.
  let sleep: @Sendable (Duration) -> Void

  package init(
    now: @escaping @Sendable () -> Duration,
    sleep: @escaping @Sendable (Duration) -> Void
  ) {
    self.now = now
    self.sleep = sleep
  }

  package static var real: DeviceClock {
    let begin = ContinuousClock.now
    return DeviceClock(
      now: { ContinuousClock.now - begin },
      sleep: { usleep(UInt32(max($0 / .microseconds(1), 1))) }
    )
  }
}
