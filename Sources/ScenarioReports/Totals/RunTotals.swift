import ScenarioEvents

/// How many test cases ended how, and how much time passed on their apps' clocks.
struct RunTotals: Sendable {
  private(set) var passed = 0
  private(set) var flaky = 0
  private(set) var failed = 0
  private(set) var errors = 0
  private(set) var skipped = 0

  /// The number of skipped cases that were not run because the run was interrupted.
  private(set) var interrupted = 0
  private(set) var appTime: Duration = .zero

  var count: Int { passed + flaky + failed + errors + skipped }

  /// The number of test cases that have to be fixed.
  var troubled: Int { failed + errors }

  mutating func add(_ record: CaseRecord) {
    appTime += record.duration
    switch record.verdict {
    case .passed: passed += 1
    case .flaky: flaky += 1
    case .failed: failed += 1
    case .error: errors += 1
    case .skipped: skipped += 1
    }
    if record.isInterrupted { interrupted += 1 }
  }

  /// Adds the totals of other test cases.
  static func += (totals: inout RunTotals, others: RunTotals) {
    totals.passed += others.passed
    totals.flaky += others.flaky
    totals.failed += others.failed
    totals.errors += others.errors
    totals.skipped += others.skipped
    totals.interrupted += others.interrupted
    totals.appTime += others.appTime
  }
}
