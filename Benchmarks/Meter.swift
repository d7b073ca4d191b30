import Glibc

/// Measures the processor time of some work, whatever the machine does besides.
struct Meter {
  /// What some work has cost.
  struct Cost {
    /// The time that the processor spent on this process.
    let time: Duration

    /// Nil where the machine counts none.
    let instructions: Int?
  }

  private let counter = InstructionCounter()

  func cost(of work: () -> Void) -> Cost {
    let (start, before) = (Self.processorTime, counter?.count)
    work()
    let (after, end) = (counter?.count, Self.processorTime)
    guard let before, let after else { return Cost(time: end - start, instructions: nil) }
    return Cost(time: end - start, instructions: after - before)
  }

  /// The time that processors have spent on this process.
  static var processorTime: Duration {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
