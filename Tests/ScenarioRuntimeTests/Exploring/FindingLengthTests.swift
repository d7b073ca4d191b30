import ScenarioEvents
import ScenarioRuntime
import ScenarioTestSupport
import Testing

/// Holds the lengths that findings name to plain runs, for apps and scenarios made by chance.
struct FindingLengthTests {
  /// With few runs, most lengths are found by bisection.
  @Test(arguments: [20_000, 3])
  func `each limit of the lengths leads to the verdict, and a millisecond beyond to none such`(
    budget: Int
  ) throws {
    let settings = ExploringSettings(budget: budget, sampleCount: 50)
    var limitCount = 0
    for seed in 0..<400 {
      let rules = RandomRules(seed: UInt64(50_000 + seed))
      let (planned, _) = try rules.plan()
      let exploration = try #require(
        CaseExploration(planned, settings: settings).record().exploration
      )
      for finding in exploration.findings where finding.orders.isEmpty {
        guard finding.causes.count == 1, let cause = finding.causes.first else { continue }
        for limit in cause.limits {
          limitCount += 1
          let run = record(of: planned, cause.assignment(limit.length))
          #expect(
            (run == Ending(finding)) == limit.isInside,
            "\(cause.assignment.subject)=\(limit.length) of \(cause.lengths) \(rules.yaml)"
          )
        }
      }
    }
    #expect(limitCount > 30)
  }

  /// The verdict of a run, and the step that decides it.
  private struct Ending: Equatable {
    let verdict: Verdict
    let step: Int?

    init(_ finding: TimingFinding) {
      verdict = finding.record.verdict
      step = finding.step
    }

    init(_ record: CaseRecord) {
      verdict = record.verdict
      guard case .ran(let attempts) = record.result else {
        step = nil
        return
      }
      step = attempts.last?.failure?.step.map { $0 + 1 }
    }
  }

  private func record(of planned: PlannedCase, _ assignment: DelayAssignment) -> Ending {
    var settings = RunSettings()
    settings.delays = [assignment]
    return Ending(CaseExecution(planned, settings: settings).record())
  }
}

extension DelayCause {
  fileprivate func assignment(_ length: Int64) -> DelayAssignment {
    DelayAssignment(name: name, occurrence: occurrence, length: .milliseconds(length))
  }

  /// The first and the last length of each range of lengths, and those just beyond.
  fileprivate var limits: [(length: Int64, isInside: Bool)] {
    lengths.flatMap { lengths in
      [
        (lengths.lowerBound, true), (lengths.upperBound, true), (lengths.lowerBound - 1, false),
        (lengths.upperBound + 1, false),
      ]
    }.filter { range.contains($0.0) }
  }
}
