import AppModelKit
import ScenarioEvents
import ScenarioRuntime
import ScenarioTestSupport
import Testing

/// States that a search must not take for equal, and apps that can't be explored.
struct ExplorationStateTests {
  private static let remember = "remember: {elements: {type: staticText}, count: n}"

  @Test func `values that were remembered keep states apart that are equal otherwise`() {
    #expect(
      RulesExploration.explore(
        delays: "0-100-400",
        rules: "L>0 0+a",
        steps: ["pause: 200ms", Self.remember, "waitFor: a", "assert: {equals: ['${n}', 1]}"]
      ) == """
        timed: passes usually, fails when 't0' takes 201 ms or more \
        (usually 100 ms, range 0 to 400 ms), cure none(neverTrue), --delay t0=201ms
        """
    )
  }

  @Test func `values that were passed to a flow keep states apart that are equal otherwise`() {
    let steps = "{waitFor: a}, {\(Self.remember)}, {assert: {equals: ['${before}', 1]}}"
    #expect(
      RulesExploration.explore(
        delays: "0-100-400",
        rules: "L>0 0+a",
        header: "flows: {compare: {parameters: [before], steps: [\(steps)]}}",
        steps: [
          "pause: 200ms", Self.remember, "run: {flow: compare, with: {before: '${n}'}}",
        ]
      ) == """
        timed: passes usually, fails when 't0' takes 201 ms or more \
        (usually 100 ms, range 0 to 400 ms), cure none(neverTrue), --delay t0=201ms
        """
    )
  }

  @Test func `values of a flow keep states apart that are equal within a flow that it runs`() {
    let steps = "{\(Self.remember)}, {run: wait}, {assert: {equals: ['${before}', 1]}}"
    #expect(
      RulesExploration.explore(
        delays: "0-100-400",
        rules: "L>0 0+a",
        header: """
          flows:
            compare: {parameters: [before], steps: [\(steps)]}
            wait: {steps: [{log: one}, {log: two}]}
          """,
        steps: [
          "pause: 200ms", Self.remember, "waitFor: a",
          "run: {flow: compare, with: {before: '${n}'}}",
        ]
      ) == """
        timed: passes usually, fails when 't0' takes 201 ms or more \
        (usually 100 ms, range 0 to 400 ms), cure none(neverTrue), --delay t0=201ms
        """
    )
  }

  @Test func `the number of turns keeps states apart that are equal within a turn`() {
    let steps = "{\(Self.remember)}, {assert: b}, {tap: Go}"
    #expect(
      RulesExploration.explore(
        delays: "0-300-400 500-500-500",
        rules: "L+b>0>1 0+a 1-a T-b",
        steps: [
          "pause: 200ms", Self.remember, "pause: 400ms",
          "repeat: {times: '${n}', steps: [\(steps)]}",
        ]
      ) == """
        timed: passes usually, fails when 't0' takes 200 ms or less \
        (usually 300 ms, range 0 to 400 ms), cure none(gone), --delay t0=200ms
        """
    )
  }

  @Test func `an app that draws random numbers is never proved`() throws {
    let text = ScenarioText(
      "name: A\napp: dice\nsteps: [{assert: Roll}]\n",
      catalog: AppCatalog([InstalledApp(DiceApp.self)])
    )
    let record = CaseExploration(try #require(text.planned.cases.first)).record()
    let exploration = try #require(record.exploration)
    #expect(
      RulesExploration.text(exploration)
        == "not proved: two runs at the usual timing differ, so the app depends on chance"
    )
  }

  @Test func `a scenario that goes on after a failure depends on timing at each step`() {
    #expect(
      RulesExploration.explore(
        delays: "0-100-400 0-100-300",
        rules: "L>0>1 0+a 1+b",
        header: "continueAfterFailure: true",
        steps: ["pause: 200ms", "assert: a", "assert: b"]
      ) == """
        timed: passes usually, fails when 't0' takes 201 ms or more \
        (usually 100 ms, range 0 to 400 ms), cure waitBefore("{elements: {type: staticText}, \
        count: 2}"), --delay t0=201ms
        timed: passes usually, fails when 't1' takes 201 ms or more \
        (usually 100 ms, range 0 to 300 ms), cure none(failsLater), --delay t1=201ms
        """
    )
  }
}

/// An app that shows another number each time.
private struct DiceApp: AppModel {
  enum Screen: String, AppScreen { case table = "Table" }

  enum Action: Hashable, Sendable {}

  static let description = AppDescription(name: "dice", summary: "dice", screens: ["Table"])

  let rootScreen = Screen.table
  private let number = Int.random(in: 0...1_000_000_000)

  init(launch: LaunchContext) {}

  func draw(_ screen: Screen, on canvas: inout Canvas<Action>) {
    canvas.staticText("Roll", frame: Rect(0, 0, 100, 20))
    canvas.staticText("\(number)", frame: Rect(0, 20, 100, 20))
  }

  mutating func update(_ action: Action, in app: inout AppContext<Self>) {}
}
