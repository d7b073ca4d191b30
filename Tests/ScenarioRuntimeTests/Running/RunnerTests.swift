import ScenarioDiagnostics
import ScenarioEvents
import ScenarioRuntime
import Testing

struct RunnerTests {
  @Test(arguments: [1, 2, 7])
  func `cases are reported in plan order whatever the number of jobs`(_ jobs: Int) async {
    let plan = RunPlan(cases: (0..<500).map { planned("case \($0)", .skip(reason: "planned")) })
    let names = await records(of: plan, RunSettings(jobs: jobs)).map(\.identity.name)
    #expect(names == plan.cases.map(\.identity.name))
  }

  @Test(arguments: [1, 4])
  func `behind the last allowed failure everything is skipped`(_ jobs: Int) async {
    let plan = RunPlan(cases: [
      planned("a", .skip(reason: "known")), planned("b", broken), planned("c", broken),
      planned("d", .skip(reason: "known")),
    ])
    let settings = RunSettings(jobs: jobs, greatestFailureCount: 1)
    #expect(
      await verdicts(plan, settings) == [
        "a: skipped, known", "b: error", "c: skipped, not run: an earlier scenario failed",
        "d: skipped, not run: an earlier scenario failed",
      ]
    )
  }

  @Test func `an interrupted run reports the rest as not run`() async {
    let plan = RunPlan(cases: [planned("a", broken), planned("b", .skip(reason: "known"))])
    #expect(
      await verdicts(plan, RunSettings(), isInterrupted: { true }) == [
        "a: skipped, not run: interrupted", "b: skipped, not run: interrupted",
      ]
    )
  }

  private func verdicts(
    _ plan: RunPlan,
    _ settings: RunSettings,
    isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) async -> [String] {
    await records(of: plan, settings, isInterrupted: isInterrupted).map { record in
      let reason = record.skipReason.map { ", \($0)" } ?? ""
      return "\(record.identity.name): \(record.verdict.rawValue)\(reason)"
    }
  }

  private func records(
    of plan: RunPlan,
    _ settings: RunSettings,
    isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) async -> [CaseRecord] {
    var records: [CaseRecord] = []
    await Runner(plan, settings: settings, isInterrupted: isInterrupted).run { event in
      if case .caseFinished(let record) = event { records.append(record) }
    }
    return records
  }

  private var broken: PlannedCase.Action {
    .reject([Diagnostic(.unknownApp("x"), at: .file(path: "a.yaml"))])
  }

  private func planned(_ name: String, _ action: PlannedCase.Action) -> PlannedCase {
    PlannedCase(identity: CaseIdentity(file: "a.yaml", line: 1, name: name), action: action)
  }
}
