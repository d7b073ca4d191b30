import Synchronization
import Testing
import WorkerThreads

/// A thread that does one job after the other.
struct JobThreadTests {
  @Test func `jobs are done in the order in which they came`() async throws {
    let thread = try #require(JobThread())
    let done = Mutex<[Int]>([])
    for number in 1...100 { thread.begin { done.withLock { $0.append(number) } } }
    let result = await thread.run { done.withLock { $0 } }
    #expect(result == Array(1...100))
  }
}
