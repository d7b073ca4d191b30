import ScenarioEvents

extension Verdict {
  /// Whether somebody has to look at the case: it is no success, or one by luck alone.
  var isNoteworthy: Bool { isTrouble || self == .flaky }

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
