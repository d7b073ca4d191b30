/// A thread that does one job after the other, in the order in which they come.
package final class JobThread: Sendable {
  private struct Jobs {
    var waiting: [@Sendable () -> Void] = []
    var isClosed = false
  }

  private let jobs = Monitor(Jobs())

  /// Begins the thread; nil if the system has none to give.
  package init?() {
    let jobs = jobs
    let thread = WorkerThread {
      while let job = Self.next(of: jobs) { job() }
    }
    guard thread != nil else { return nil }
  }

  deinit { jobs.change { $0.isClosed = true } }

  /// Has the thread do a job, and returns at once.
  package func begin(_ job: @escaping @Sendable () -> Void) {
    jobs.change { $0.waiting.append(job) }
  }

  package func run<Result: Sendable>(_ job: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
      begin { continuation.resume(returning: job()) }
    }
  }

  private static func next(of jobs: Monitor<Jobs>) -> (@Sendable () -> Void)? {
    jobs.wait { jobs in
      if !jobs.waiting.isEmpty { return .some(jobs.waiting.removeFirst()) }
      return jobs.isClosed ? .some(nil) : nil
    }
  }
}
