import ScenarioEvents

extension RunTotals {
  func count(of verdict: Verdict) -> Int {
    switch verdict {
    case .passed: passed
    case .failed: failed
    case .error: errors
    case .skipped: skipped
    case .flaky: flaky
    }
  }

  /// The numbers of cases by verdict, without zeros: `1 failed, 2 errors`.
  func words(for verdicts: [Verdict]) -> String {
    let counted = verdicts.filter { count(of: $0) > 0 }
    return counted.map { "\(count(of: $0)) \($0.noun(for: count(of: $0)))" }.joined(separator: ", ")
  }
}

extension Verdict {
  /// The word after the number of cases with this verdict.
  func noun(for count: Int) -> StaticString {
    switch self {
    case .passed: "passed"
    case .failed: "failed"
    case .error: count == 1 ? "error" : "errors"
    case .skipped: "skipped"
    case .flaky: "flaky"
    }
  }
}
