import Patterns
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioModel
import ScenarioRuntime
import Testing

struct SelectionTests {
  @Test func `tags choose, and excluded tags win`() throws {
    let selection = Selection(
      tags: try TagExpression("smoke"),
      excludedTags: try TagExpression("slow")
    )
    #expect(try names(selection) == ["signs in"])
  }

  @Test func `a pattern is found anywhere in the name, upper and lower case apart`() throws {
    #expect(
      try names(Selection(namePattern: Pattern("out|in$"))) == ["signs in", "signs out"]
    )
    #expect(try names(Selection(namePattern: Pattern("SIGNS"))) == [])
  }

  @Test func `shards are dealt over what the filters leave`() throws {
    let selection = Selection(namePattern: try Pattern("sign"), shard: Shard(index: 2, count: 2))
    #expect(try names(selection) == ["signs out"])
  }

  @Test func `a shard that gets nothing is told apart from a selection that leaves nothing`() throws
  {
    let shard = Selection(shard: Shard(index: 4, count: 4)).apply(to: plan)
    #expect(shard.isEmptyShard)
    let nobody = Selection(namePattern: try Pattern("nobody"))
    #expect(!nobody.apply(to: plan).isEmptyShard)
  }

  @Test func `each unknown tag is named once with the nearest one`() throws {
    let selection = Selection(
      tags: try TagExpression("smok or smok and slow"),
      excludedTags: try TagExpression("x")
    )
    let diagnostics = selection.apply(to: plan).diagnostics
    #expect(
      diagnostics.map(\.message.text) == [
        "no scenario has the tag 'smok'", "no scenario has the tag 'x'",
      ]
    )
    #expect(diagnostics.map(\.suggestion) == ["did you mean 'smoke'?", "tags: slow, smoke"])
  }

  @Test func `no tag is called unknown while the tags of a file are`() throws {
    let broken = PlannedCase(
      identity: CaseIdentity(file: "b.yaml", line: 1, name: "b.yaml", tags: []),
      action: .reject([Diagnostic(.init(.misreadText, "broken"), at: .commandLine)])
    )
    let selection = Selection(tags: try TagExpression("wip"))
    #expect(selection.apply(to: RunPlan(cases: plan.cases + [broken])).diagnostics.isEmpty)
  }

  private func names(_ selection: Selection) throws -> [String] {
    selection.apply(to: plan).plan.cases.map(\.identity.name)
  }

  private var plan: RunPlan {
    RunPlan(cases: [
      planned("signs in", tags: ["smoke"]),
      planned("signs out", tags: []),
      planned("waits long", tags: ["smoke", "slow"]),
    ])
  }

  private func planned(_ name: String, tags: [String]) -> PlannedCase {
    PlannedCase(
      identity: CaseIdentity(file: "a.yaml", line: 1, name: name, tags: tags),
      action: .skip(reason: "only planned")
    )
  }
}
