import Synchronization
import Testing

@testable import ScenarioRuntime

struct WorkerThreadTests {
  @Test(arguments: [1, 2, 3])
  func `a thread may use every core that its caller may`(_ number: Int) throws {
    let cores = Mutex<[Int32]>([])
    let thread = try #require(
      WorkerThread(number: number) { cores.withLock { $0 = CoreSet.allowed.numbers } }
    )
    thread.join()
    #expect(cores.withLock(\.self) == CoreSet.allowed.numbers)
  }

  @Test func `threads begin on one core after the other, the caller's at last`() {
    let cores = CoreSet([0, 1, 4, 1023])
    let order = (1...5).map { cores.core($0, behind: 4)?.numbers }
    #expect(order == [[1023], [0], [1], nil, [1023]])
  }

  @Test func `where nothing is known of cores a thread begins anywhere`() {
    #expect(CoreSet([]).core(1, behind: 0) == nil)
    #expect(CoreSet([2]).core(1, behind: 2) == nil)
    #expect(CoreSet([2, 3]).core(1, behind: -1) == nil)
  }
}
