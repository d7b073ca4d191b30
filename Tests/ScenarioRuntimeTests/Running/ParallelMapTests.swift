import ScenarioRuntime
import Testing

struct ParallelMapTests {
  @Test(arguments: [0, 1, 2, 15, 16, 17, 1000], [1, 2, 3, 64])
  func `results stand in the order of their elements`(_ count: Int, _ jobs: Int) async {
    let results = await Array(0..<count).mapInParallel(jobs: jobs) { $0 * 2 }
    #expect(results == (0..<count).map { $0 * 2 })
  }

  @Test func `a part of an array is mapped alone`() async {
    let results = await Array(0..<100)[40..<80].mapInParallel(jobs: 4) { $0 }
    #expect(results == Array(40..<80))
  }
}
