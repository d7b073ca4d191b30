import Glibc
import Synchronization
import Testing
import WorkerThreads

struct ParallelPipelineTests {
  @Test(arguments: [0, 1, 2, 15, 16, 17, 1000], [1, 2, 3, 64])
  func `results are received in the order of their pieces`(_ count: Int, _ jobs: Int) {
    var pieces = (0..<count).makeIterator()
    var results: [Int] = []
    ParallelPipeline(jobs: jobs).run(
      next: { pieces.next() },
      work: { $0 * 2 },
      receive: { results.append($0) }
    )
    #expect(results == (0..<count).map { $0 * 2 })
  }

  @Test(arguments: [1, 2, 3])
  func `no more pieces are worked on at a time than there are jobs`(_ jobs: Int) {
    let active = Atomic(0)
    let most = Mutex(0)
    var pieces = (0..<500).makeIterator()
    ParallelPipeline(jobs: jobs).run(
      next: { pieces.next() },
      work: { _ in
        let count = active.add(1, ordering: .relaxed).newValue
        most.withLock { $0 = max($0, count) }
        active.subtract(1, ordering: .relaxed)
      },
      receive: { () in }
    )
    #expect(most.withLock(\.self) <= jobs)
  }

  @Test(arguments: [1, 2, 3])
  func `four pieces a job are taken before the first result is received`(_ jobs: Int) {
    var (taken, received, most) = (0, 0, 0)
    ParallelPipeline(jobs: jobs).run(
      next: { () -> Int? in
        if taken == 500 { return nil }
        taken += 1
        most = max(most, taken - received)
        return taken
      },
      work: { _ in },
      receive: { () in received += 1 }
    )
    #expect(most == 4 * jobs)
  }

  @Test(.timeLimit(.minutes(1)))
  func `a result is let go by the thread that made it`() {
    let begun = Atomic(0)
    let strayed = Atomic(0)
    var pieces = (0..<200).makeIterator()
    ParallelPipeline(jobs: 2).run(
      next: { pieces.next() },
      work: { _ in
        // Neither thread goes on before the other has begun as well.
        begun.add(1, ordering: .relaxed)
        while begun.load(ordering: .relaxed) < 2 { sched_yield() }
        return ThreadMark(strayed: { strayed.add(1, ordering: .relaxed) })
      },
      receive: { _ in }
    )
    #expect(strayed.load(ordering: .relaxed) == 0)
  }

  /// Each of the two waits for the other, so that one after the other they would never end.
  @Test(.timeLimit(.minutes(1)))
  func `two jobs work at the same time`() {
    let begun = Atomic(0)
    var pieces = (0..<2).makeIterator()
    ParallelPipeline(jobs: 2).run(
      next: { pieces.next() },
      work: { _ in
        begun.add(1, ordering: .relaxed)
        while begun.load(ordering: .relaxed) < 2 { sched_yield() }
      },
      receive: { () in }
    )
    #expect(begun.load(ordering: .relaxed) == 2)
  }

  @Test(arguments: [0: 1, 1: 1, 47: 2, 100: 6, 511: 31, 512: 32, 100_000: 32])
  func `elements are divided into several pieces for each job`(_ count: Int, _ length: Int) {
    #expect(ParallelPipeline.pieceLength(for: count, jobs: 2) == length)
  }
}

/// Tells when another thread lets it go than the one that made it.
private final class ThreadMark: Sendable {
  private let maker = UInt(pthread_self())
  private let strayed: @Sendable () -> Void

  init(strayed: @escaping @Sendable () -> Void) { self.strayed = strayed }

  deinit { if UInt(pthread_self()) != maker { strayed() } }
}
