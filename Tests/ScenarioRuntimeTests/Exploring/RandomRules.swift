import ScenarioRuntime
import ScenarioTestSupport
import Testing

/// A tiny app with few timings, and a scenario that depends on them, both by chance.
struct RandomRules {
  /// The lengths of each delay, in milliseconds.
  let ranges: [ClosedRange<Int64>]
  let yaml: String

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...3, using: &generator)
    let ranges = (0..<count).map { _ in Self.range(&generator) }
    let delays = ranges.map { range in
      let usual = max(1, Int64.random(in: range, using: &generator))
      return "\(range.lowerBound)-\(usual)-\(range.upperBound)"
    }
    let steps = (0..<Int.random(in: 2...6, using: &generator)).map { _ in Self.step(&generator) }
    self.ranges = ranges
    yaml = """
      name: A
      app: rules
      \(generator.pick(["", "continueAfterFailure: true", "timeLimit: 108ms", "timeLimit: 12ms"]))
      launch: {environment: {DELAYS: '\(delays.joined(separator: " "))', RULES: '\(Self.rules(count, &generator))'}}
      steps:
      \(steps.joined(separator: "\n"))

      """
  }

  /// Short delays, and such as end about when a tap does, which takes 100 ms.
  private static func range(_ generator: inout SeededGenerator) -> ClosedRange<Int64> {
    let start = generator.pick([0, 1, 1, 2, 3, 98, 99]) as Int64
    return start...(start + Int64.random(in: 0...4, using: &generator))
  }

  private static func rules(_ count: Int, _ generator: inout SeededGenerator) -> String {
    let first = "L>0" + (count > 1 && Bool.random(using: &generator) ? ">1" : "")
    let triggers = ["T"] + (0..<count).map(String.init)
    let others = triggers.map { trigger in
      let effects = (0..<Int.random(in: 1...2, using: &generator)).map { _ in
        effect(after: trigger, count, &generator)
      }
      return trigger + effects.joined()
    }
    return ([first] + others).joined(separator: " ")
  }

  /// A delay may only lead to later ones, so that few begin.
  private static func effect(
    after trigger: String,
    _ count: Int,
    _ generator: inout SeededGenerator
  ) -> String {
    let next = (Int(trigger) ?? -1) + 1
    if next < count, Bool.random(using: &generator) {
      return generator.pick([">", ">", ">", "!"])
        + "\(Int.random(in: next..<count, using: &generator))"
    }
    return generator.pick(["+a", "+a", "+b", "-a", "-b"])
  }

  private static func step(_ generator: inout SeededGenerator) -> String {
    let length = Int.random(in: 0...6, using: &generator)
    let text = generator.pick(["a", "b"])
    let expectation = generator.pick([
      "staticText: \(text)", "element: {staticText: \(text)}, exists: false",
    ])
    return generator.pick([
      "  - tap: Go",
      "  - pause: \(length)ms",
      "  - pause: \(length).5ms",
      "  - assert: {\(expectation)}",
      "  - {assert: {\(expectation)}, optional: true}",
      "  - assert: {\(expectation), for: \(length + 1)ms}",
      "  - waitFor: {\(expectation), timeout: \(length + 1)ms}",
      "  - {waitFor: {\(expectation), timeout: \(length + 1)ms}, optional: true}",
      "  - if: {condition: {\(expectation)}, then: [{pause: \(length)ms}], else: [{assert: {\(expectation)}}]}",
    ])
  }
}

extension RandomRules {
  /// The scenario as it is planned, and what runs it.
  func plan() throws -> (PlannedCase, ScenarioExecution) {
    let text = ScenarioText(yaml, catalog: .rules)
    let planned = try #require(text.planned.cases.first, "\(text.report)")
    guard case .run(let execution) = planned.action else {
      throw TestProblem(text.report + yaml)
    }
    return (planned, execution)
  }
}

private struct TestProblem: Error {
  let text: String

  init(_ text: String) { self.text = text }
}
