import Foundation
import Glibc
import ScenarioRuntime
import Synchronization
import Testing

struct ParallelPipelineTests {
  @Test(arguments: [0, 1, 2, 15, 16, 17, 1000], [1, 2, 3, 64])
  func `results are received in the order of their pieces`(_ count: Int, _ jobs: Int) async {
    var pieces = (0..<count).makeIterator()
    var results: [Int] = []
    await ParallelPipeline(jobs: jobs).run(
      next: { pieces.next() },
      work: { $0 * 2 },
      receive: { results.append($0) }
    )
    #expect(results == (0..<count).map { $0 * 2 })
  }

  @Test(arguments: [1, 2, 3])
  func `no more pieces are worked on at a time than there are jobs`(_ jobs: Int) async {
    let done = Atomic(0)
    var (begun, most) = (0, 0)
    await ParallelPipeline(jobs: jobs).run(
      next: { () -> Int? in
        if begun == 500 { return nil }
        begun += 1
        most = max(most, begun - done.load(ordering: .relaxed))
        return begun
      },
      work: { _ in _ = done.add(1, ordering: .relaxed) },
      receive: { () in }
    )
    #expect(most <= jobs)
    #expect(done.load(ordering: .relaxed) == 500)
  }

  /// Each of the two waits for the other, so that one after the other they would never end.
  @Test(.enabled(if: ProcessInfo.processInfo.activeProcessorCount > 1), .timeLimit(.minutes(1)))
  func `two jobs work at the same time`() async {
    let begun = Atomic(0)
    var pieces = (0..<2).makeIterator()
    await ParallelPipeline(jobs: 2).run(
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
