import ScenarioEvents

extension Verdict {
  /// The verdicts, those that need attention first.
  static let inReadingOrder: [Verdict] = [.failed, .error, .flaky, .skipped, .passed]

  /// The verdict as the choice of what to show names it.
  var title: StaticString {
    switch self {
    case .passed: "Passed"
    case .failed: "Failed"
    case .error: "Errors"
    case .skipped: "Skipped"
    case .flaky: "Flaky"
    }
  }

  var sign: StaticString {
    switch self {
    case .passed: "✓"
    case .failed: "✗"
    case .error: "!"
    case .skipped: "–"
    case .flaky: "≈"
    }
  }
}
