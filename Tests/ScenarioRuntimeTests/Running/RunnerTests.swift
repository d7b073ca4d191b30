import Glibc
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioModel
import ScenarioRuntime
import ScenarioTestSupport
import Synchronization
import Testing

struct RunnerTests {
  @Test(arguments: [1, 2, 7])
  func `cases are reported in plan order whatever the number of jobs`(_ jobs: Int) {
    let plan = RunPlan(cases: (0..<500).map { planned("case \($0)", .skip(reason: "planned")) })
    let names = records(of: plan, RunSettings(jobs: jobs)).map(\.identity.name)
    #expect(names == plan.cases.map(\.identity.name))
  }

  @Test(arguments: [(jobs: 1, inARow: 5), (jobs: 2, inARow: 2)])
  func `the run is idle after all cases that ended together`(jobs: Int, inARow: Int) {
    let plan = RunPlan(cases: (0..<40).map { planned("case \($0)", .run(nothingToDo)) })
    var counts = [0]
    Runner(plan, settings: RunSettings(jobs: jobs)).run { event in
      switch event {
      case .caseFinished: counts[counts.count - 1] += 1
      case .idle: counts.append(0)
      case .runStarted, .caseStarted, .runFinished: break
      }
    }
    #expect(counts == Array(repeating: inARow, count: 40 / inARow) + [0])
  }

  @Test(arguments: [1, 4])
  func `a run begins and ends with an event, and each case starts once`(_ jobs: Int) {
    let plan = RunPlan(
      cases: (0..<20).map { planned("case \($0)", .run(nothingToDo)) }
        + [planned("skipped", .skip(reason: "known"))]
    )
    let started = Mutex<[String]>([])
    var events: [String] = []
    Runner(plan, settings: RunSettings(jobs: jobs)).run(
      header: RunHeader(seed: 7),
      footer: { RunFooter(wallTime: .seconds(1)) },
      onStart: { event in
        if case .caseStarted(let identity) = event { started.withLock { $0.append(identity.name) } }
      },
      { event in
        switch event {
        case .runStarted(let header): events.append("started, seed \(header.seed ?? 0)")
        case .caseFinished(let record): events.append(record.identity.name)
        case .runFinished(let footer): events.append("finished, \(footer.wallTime ?? .zero)")
        case .caseStarted: events.append("a case started on the caller's thread")
        case .idle: break
        }
      }
    )
    let names = plan.cases.map(\.identity.name)
    #expect(events == ["started, seed 7"] + names + ["finished, 1.0 seconds"])
    #expect(started.withLock { $0.sorted() } == names.sorted())
  }

  @Test func `with one job no other thread than the caller's executes a case`() {
    let threads = Mutex<Set<pthread_t>>([])
    let plan = RunPlan(cases: (0..<500).map { planned("case \($0)", .run(nothingToDo)) })
    Runner(plan, settings: RunSettings(jobs: 1)).run(
      onStart: { _ in threads.withLock { _ = $0.insert(pthread_self()) } },
      { _ in threads.withLock { _ = $0.insert(pthread_self()) } }
    )
    #expect(threads.withLock(\.count) == 1)
  }

  @Test(arguments: [1, 4])
  func `behind the last allowed failure everything is skipped`(_ jobs: Int) {
    let plan = RunPlan(cases: [
      planned("a", .skip(reason: "known")), planned("b", broken), planned("c", broken),
      planned("d", .skip(reason: "known")),
    ])
    let settings = RunSettings(jobs: jobs, greatestFailureCount: 1)
    #expect(
      verdicts(plan, settings) == [
        "a: skipped, known", "b: error", "c: skipped, not run: an earlier scenario failed",
        "d: skipped, not run: an earlier scenario failed",
      ]
    )
  }

  @Test func `an interrupted run reports the rest as not run`() {
    let plan = RunPlan(cases: [planned("a", broken), planned("b", .skip(reason: "known"))])
    #expect(
      verdicts(plan, RunSettings(), isInterrupted: { true }) == [
        "a: skipped, not run: interrupted", "b: skipped, not run: interrupted",
      ]
    )
  }

  @Test(arguments: [1, 4])
  func `a file whose plan was let go is planned again once`(_ jobs: Int) {
    let plans = Mutex<[String]>([])
    let files = ["a.yaml", "b.yaml"].map { path in
      let names = (0..<300).map { "\(path) \($0)" }
      let cases = names.map { planned($0, .run(nothingToDo)) }
      return PlannedFile(cases: cases, diagnostics: []).deferred(path: path) {
        plans.withLock { $0.append(path) }
        return cases
      }
    }
    let plan = RunPlan(cases: files.flatMap(\.cases))
    let records = records(of: plan, RunSettings(jobs: jobs))
    #expect(records.map(\.identity.name) == plan.cases.map(\.identity.name))
    #expect(Set(records.map(\.verdict)) == [.passed])
    #expect(plans.withLock { $0 } == ["a.yaml", "b.yaml"])
  }

  @Test func `a file whose plan was let go is left alone where an earlier one failed`() {
    let light = PlannedFile(cases: [planned("b", .run(nothingToDo))], diagnostics: [])
      .deferred(path: "b.yaml") { () throws(PlanChange) in throw .content }
    let cases = [planned("a", broken)] + light.cases
    let settings = RunSettings(greatestFailureCount: 1)
    #expect(
      verdicts(RunPlan(cases: cases), settings) == [
        "a: error", "b: skipped, not run: an earlier scenario failed",
      ]
    )
    #expect(verdicts(RunPlan(cases: light.cases), settings) == ["b: error"])
  }

  private func verdicts(
    _ plan: RunPlan,
    _ settings: RunSettings,
    isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) -> [String] {
    records(of: plan, settings, isInterrupted: isInterrupted).map { record in
      let reason = record.skipReason.map { ", \($0)" } ?? ""
      return "\(record.identity.name): \(record.verdict.rawValue)\(reason)"
    }
  }

  private func records(
    of plan: RunPlan,
    _ settings: RunSettings,
    isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) -> [CaseRecord] {
    var records: [CaseRecord] = []
    Runner(plan, settings: settings, isInterrupted: isInterrupted).run { event in
      if case .caseFinished(let record) = event { records.append(record) }
    }
    return records
  }

  private var nothingToDo: ScenarioExecution {
    let span = SourceSpan(file: SourceFile(path: "a.yaml", text: ""), start: 0, end: 0)
    let name = Text(literal: "A", span: span)
    return ScenarioExecution(
      Scenario(name: name, header: Header(), steps: [], extent: span),
      app: .gallery
    )
  }

  private var broken: PlannedCase.Action {
    .reject([Diagnostic(.unknownApp("x"), at: .file(path: "a.yaml"))])
  }

  private func planned(_ name: String, _ action: PlannedCase.Action) -> PlannedCase {
    PlannedCase(identity: CaseIdentity(file: "a.yaml", line: 1, name: name), action: action)
  }
}
