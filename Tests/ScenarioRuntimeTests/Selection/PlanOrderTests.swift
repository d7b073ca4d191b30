import ScenarioEvents
import ScenarioRuntime
import ScenarioTestSupport
import Testing

struct PlanOrderTests {
  private static let plan = RunPlan(
    cases: (1...6).flatMap { file in (1...4).map { planned("\(file).yaml", "case \($0)") } }
  )

  @Test func `a seed always gives the same order, another one another`() throws {
    #expect(
      try names(.random(seed: 1), of: Self.plan).prefix(5) == [
        "5.yaml: case 2", "5.yaml: case 1", "5.yaml: case 3", "5.yaml: case 4", "6.yaml: case 1",
      ]
    )
    #expect(try names(.random(seed: 2), of: Self.plan) != names(.random(seed: 1), of: Self.plan))
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `a shuffled plan holds every case once, those of a file in a row`(_ seed: UInt64) throws {
    let names = try names(.random(seed: seed), of: Self.plan)
    let files = names.map { $0.prefix { $0 != ":" } }
    let changes = zip(files, files.dropFirst()).count { $0 != $1 }
    #expect(try Set(names) == Set(self.names(.path, of: Self.plan)))
    #expect(names.count == Self.plan.cases.count)
    #expect(changes == 5)
  }

  @Test func `the order of two cases depends on no third`() throws {
    let some = RunPlan(
      cases: Self.plan.cases.enumerated().filter { $0.offset % 3 == 0 }.map(\.element)
    )
    let left = try Set(names(.path, of: some))
    let all = try names(.random(seed: 7), of: Self.plan)
    #expect(try names(.random(seed: 7), of: some) == all.filter(left.contains))
  }

  @Test func `shards are a partition whatever the order`() throws {
    let parts = (1...3).map { index in
      let selection = Selection(
        shard: Shard(index: index, count: 3),
        order: .random(seed: UInt64(index))
      )
      return selection.apply(to: Self.plan).plan.cases.map(Self.name)
    }
    #expect(try parts.joined().sorted() == names(.path, of: Self.plan).sorted())
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `whatever the plan, a case lies in one shard, and that depends on no order`(
    _ seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    let plan = RunPlan(cases: Self.randomCases(from: &generator))
    let count = Int.random(in: 1...12, using: &generator)
    let parts = try (1...count).map { index in
      let shard = try #require(Shard(index: index, count: count))
      let orders = [PlanOrder.path, .random(seed: generator.next()), .random(seed: 1)]
      let parts = orders.map { order in
        Selection(shard: shard, order: order).apply(to: plan).plan.cases.map(Self.name).sorted()
      }
      #expect(parts[0] == parts[1] && parts[0] == parts[2])
      return parts[0]
    }
    #expect(parts.joined().sorted() == plan.cases.map(Self.name).sorted())
    let counts = parts.map(\.count)
    let fewest = try #require(counts.min())
    #expect(counts.max() ?? 0 <= fewest + 1)
  }

  private static func randomCases(from generator: inout SeededGenerator) -> [PlannedCase] {
    (0..<Int.random(in: 0...40, using: &generator)).map { number in
      let file = generator.pick(["a", "b/c", "é", "a b", "Z"]) + ".yaml"
      return planned(file, "\(generator.pick(["one", "", "two\n", "🎉"])) \(number)")
    }
  }

  private func names(_ order: PlanOrder, of plan: RunPlan) throws -> [String] {
    Selection(order: order).apply(to: plan).plan.cases.map(Self.name)
  }

  private static func name(of planned: PlannedCase) -> String {
    "\(planned.identity.file): \(planned.identity.name)"
  }

  private static func planned(_ file: String, _ name: String) -> PlannedCase {
    PlannedCase(
      identity: CaseIdentity(file: file, line: 1, name: name),
      action: .skip(reason: "only planned")
    )
  }
}
