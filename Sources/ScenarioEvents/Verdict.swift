/// The final result of a test case.
package enum Verdict: String, CaseIterable, Sendable {
  case passed

  /// An expectation, wait or gesture failed, a limit was reached, or a known issue passed.
  case failed

  /// It could not be run.
  case error

  /// It was not run, or it fails as its known issue says.
  case skipped

  /// It passed, but not at the first attempt.
  case flaky

  /// Whether the case has to be fixed.
  package var isTrouble: Bool {
    switch self {
    case .failed, .error: true
    case .passed, .skipped, .flaky: false
    }
  }
}

extension CaseRecord {
  package var verdict: Verdict {
    switch result {
    case .notRun: .skipped
    case .invalid: .error
    case .ran(let attempts): verdict(of: attempts)
    }
  }

  private func verdict(of attempts: [Attempt]) -> Verdict {
    guard let failure = attempts.last?.failure?.failure else {
      return attempts.count > 1 ? .flaky : .passed
    }
    if failure.kind.isError { return .error }
    return knownIssue != nil && failure.kind != .knownIssuePassed ? .skipped : .failed
  }

  /// Why the case counts as skipped, if it does.
  package var skipReason: String? {
    guard verdict == .skipped else { return nil }
    if case .notRun(let reason) = result { return reason.text }
    return knownIssue.map { "known issue: \($0)" }
  }
}
