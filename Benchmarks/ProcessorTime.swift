import Glibc

/// The time that the processor spends on this process, whatever else the machine does meanwhile.
enum ProcessorTime {
  private static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// The time that some work takes.
  static func of(_ work: () async -> Void) async -> Duration {
    let start = now
    await work()
    return now - start
  }
}
