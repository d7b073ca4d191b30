import ScenarioEvents

extension Verdict {
  /// The verdict in one character.
  var mark: StaticString {
    switch self {
    case .passed, .flaky: "✓"
    case .failed: "✗"
    case .error: "!"
    case .skipped: "-"
    }
  }

  /// The ink of all that tells the verdict.
  var ink: Ink {
    switch self {
    case .passed: .green
    case .flaky, .skipped: .yellow
    case .failed, .error: .red
    }
  }
}
