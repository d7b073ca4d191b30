import Glibc

/// A part of the tool's work, done for the whole corpus at once.
struct Stage {
  let name: String
  let run: () -> Void

  /// The median of the processor time that some rounds take, after one that does not count.
  ///
  /// Processor time, since a machine that does something else as well makes all else longer.
  func medianTime(rounds: Int) -> Duration {
    run()
    let times = (0..<rounds).map { _ in time() }
    return times.sorted()[rounds / 2]
  }

  private func time() -> Duration {
    let start = Self.processorTime
    run()
    return Self.processorTime - start
  }

  private static var processorTime: Duration {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
