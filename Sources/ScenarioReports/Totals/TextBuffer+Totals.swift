import AppModelKit
import ScenarioEvents

extension TextBuffer {
  /// Appends what a run amounts to: `3 scenarios: 2 passed, 1 failed in 0.021 s (app time 3.250 s)`.
  mutating func append(_ totals: RunTotals, wallTime: Duration?, seed: UInt64?) {
    append(totals.count, "scenario", "scenarios")
    append(": ")
    append(countsOf: totals)
    if let wallTime {
      append(template: " in \(seconds: wallTime) s")
    }
    append(" (app time ")
    append(readableTime: totals.appTime)
    if let seed {
      append(", seed ")
      append(decimal: seed)
    }
    append(")")
    guard totals.interrupted > 0 else { return }
    append(template: "; interrupted, \(totals.interrupted) not run")
  }

  /// Appends how many cases have to be fixed: `2 of 4 scenarios failed, 1 ended in an error, 1 was not run`.
  mutating func append(troubledOf totals: RunTotals) {
    append(failedOf: totals)
    guard totals.interrupted > 0 else { return }
    append(template: ", \(totals.interrupted)")
    append(notRunFor: totals)
  }

  private mutating func append(failedOf totals: RunTotals) {
    let endedInErrors: StaticString = totals.errors == 1 ? " ended in an error" : " ended in errors"
    let (number, words) =
      totals.failed > 0 ? (totals.failed, " failed") : (totals.errors, endedInErrors)
    append(template: "\(number) of \(totals.count, "scenario", "scenarios")\(words)")
    guard totals.failed > 0, totals.errors > 0 else { return }
    append(template: ", \(totals.errors)\(endedInErrors)")
  }

  /// Appends that no case has to be fixed, and how many were not run or flaky.
  mutating func append(untroubled totals: RunTotals) {
    if totals.interrupted > 0 {
      append(
        template: "Interrupted: \(totals.interrupted) of \(totals.count, "scenario", "scenarios")"
      )
      append(notRunFor: totals)
    } else {
      append("No scenario failed")
    }
    guard totals.flaky > 0 else { return }
    append(template: ", \(totals.flaky) passed only when tried again")
  }

  private mutating func append(notRunFor totals: RunTotals) {
    append(totals.interrupted == 1 ? " was not run" : " were not run")
  }

  /// Appends how many cases ended how: `2 passed, 1 failed`.
  mutating func append(countsOf totals: RunTotals) {
    guard totals.count > 0 else { return append("nothing to run") }
    let start = count
    for verdict in [Verdict.passed, .flaky, .failed, .error, .skipped] {
      let number = totals.count(of: verdict)
      guard number > 0 else { continue }
      if count > start { append(", ") }
      inked(verdict.ink) {
        $0.append(number)
        $0.append(" ")
        $0.append(verdict.noun(for: number))
      }
    }
  }

  /// Appends a number with its noun: `1 warning`, `2 warnings`.
  mutating func append(_ count: Int, _ singular: StaticString, _ plural: StaticString) {
    append(count)
    append(" ")
    append(count == 1 ? singular : plural)
  }

  /// Appends a time as people say it: `3.250 s`, `10 min 3.2 s`, `1 h 0 min 3.2 s`.
  mutating func append(readableTime time: Duration) {
    let milliseconds = time.wholeMilliseconds
    let minutes = milliseconds / 60_000
    guard minutes > 0 else {
      append(seconds: time)
      return append(" s")
    }
    if minutes >= 60 { append(verbatim: "\(minutes / 60) h ") }
    let tenths = milliseconds % 60_000 / 100
    append(verbatim: "\(minutes % 60) min \(tenths / 10).\(tenths % 10) s")
  }
}
