import AppModelKit
import ScenarioEvents
package import ScenarioRuntime

/// Looks for a timing that makes a test case fail: first corners, where delays take their shortest and
/// longest lengths, and then lengths drawn from seeds.
///
///     let search = FailureSearch(of: planned)
///     search.timing?.options     // ["--delay", "network#1=3000ms"]
package struct FailureSearch: Sendable {
  /// The number of seeds that are tried.
  package static let seedCount: UInt64 = 1_000

  /// The first timing that makes the case fail; nil if it passes with all that were tried.
  package private(set) var timing: RunTiming?

  package private(set) var runCount = 0

  /// Searches.
  ///
  /// - Parameters:
  ///   - planned: The case.
  ///   - isInterrupted: Whether the search must end early.
  package init(of planned: PlannedCase, unless isInterrupted: () -> Bool = { false }) {
    let script = DelayScript([])
    let usual = TrapGuard.guarding(planned) { CaseExecution(planned, script: script).record() }
    runCount = 1
    if usual.verdict.isTrouble {
      timing = .usual
      return
    }
    let timings = Self.corners(of: script.drawn) + (0..<Self.seedCount).map { RunTiming(seed: $0) }
    for candidate in timings where !isInterrupted() {
      runCount += 1
      if Self.fails(planned, candidate) {
        timing = candidate
        return
      }
    }
  }

  private static func fails(_ planned: PlannedCase, _ timing: RunTiming) -> Bool {
    let script = DelayScript(timing.delays)
    let execution = CaseExecution(planned, settings: timing.settings(), script: script)
    return TrapGuard.guarding(planned) { execution.record().verdict.isTrouble }
  }

  /// Each delay alone at its shortest and longest length, and then all of them.
  private static func corners(of drawn: [DrawnDelay]) -> [RunTiming] {
    let shortest = drawn.map { $0.assigned(\.lowerBound) }
    let longest = drawn.map { $0.assigned(\.upperBound) }
    let single = (shortest + longest).map { RunTiming(delays: [$0]) }
    return single + [RunTiming(delays: shortest), RunTiming(delays: longest)]
  }
}

extension DrawnDelay {
  /// This occurrence of the delay with an end of its range.
  fileprivate func assigned(_ end: KeyPath<ClosedRange<Int64>, Int64>) -> DelayAssignment {
    DelayAssignment(
      name: delay.name,
      occurrence: occurrence,
      length: .milliseconds(delay.wholeRange[keyPath: end])
    )
  }
}
