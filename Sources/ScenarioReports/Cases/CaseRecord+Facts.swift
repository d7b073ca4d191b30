import AppModelKit
package import ScenarioEvents

extension CaseRecord {
  /// The time of all attempts in whole milliseconds, so that sums of it are exact in every report.
  package var duration: Duration {
    let attempts = attempts
    return attempts.indices.reduce(.zero) { time, index in
      time + .milliseconds(attempts[index].duration.wholeMilliseconds)
    }
  }

  /// The most important fact about the case, in one line; nil if it passed at once.
  package var remark: String? {
    switch verdict {
    case .failed, .error: troubles.first?.summary
    case .skipped: skipReason
    case .flaky: "passed only at attempt \(attempts.count)"
    case .passed: nil
    }
  }

  /// Whether it was not run because the run was interrupted.
  var isInterrupted: Bool {
    if case .notRun(.interrupted) = result { true } else { false }
  }

  /// Whether its steps passed, regardless of a known issue; nil if they were not run.
  var hasPassed: Bool? {
    switch (verdict, result) {
    case (.passed, _), (.flaky, _): true
    case (.failed, _): knownIssue != nil
    case (.error, _): false
    case (.skipped, .ran): false
    case (.skipped, .notRun), (.skipped, .invalid): nil
    }
  }

  /// Whether the case, or what keeps its file from being run, was examined.
  package var hasRun: Bool { hasPassed != nil }

  /// The number of warnings in the logs of its steps; a failed optional step is not one.
  package var warningCount: Int {
    let attempts = attempts
    return attempts.indices.reduce(0) { sum, index in
      attempts[index].steps.reduce(sum) { $0 + $1.notes.warningCount }
    }
  }
}
