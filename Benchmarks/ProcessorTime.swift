import Glibc

/// The time that the processor spends on this process, whatever else the machine does meanwhile.
enum ProcessorTime {
  static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// The median of some rounds, after one that does not count.
  static func median(
    ofRounds rounds: Int,
    _ work: () async throws -> Void
  ) async rethrows
    -> Duration
  {
    try await work()
    var times: [Duration] = []
    for _ in 0..<rounds {
      let start = now
      try await work()
      times.append(now - start)
    }
    return times.sorted()[rounds / 2]
  }
}
