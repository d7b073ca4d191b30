import ScenarioRuntime
import Testing

struct ShardTests {
  @Test(arguments: 1...7)
  func `every case lies in exactly one shard, and shards differ by one at most`(_ count: Int) throws
  {
    let shards = try (1...count).map { try #require(Shard(index: $0, count: count)) }
    let sizes = shards.map { shard in (0..<23).filter(shard.holds).count }
    #expect((0..<23).allSatisfy { position in shards.filter { $0.holds(position) }.count == 1 })
    #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1)
  }

  @Test(arguments: ["0/3", "4/3", "1", "1/0", "a/b", "1/2/3", "-1/3", "+1/3", "1/+3", ""])
  func `a shard that can't be is refused`(_ text: String) {
    #expect(Shard(text) == nil)
  }
}
