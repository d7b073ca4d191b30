import ScenarioEvents

extension Verdict {
  /// Whether the case needs attention: it did not pass, or only by luck.
  var isNoteworthy: Bool { isTrouble || self == .flaky }

  var mark: StaticString {
    switch self {
    case .passed, .flaky: "✓"
    case .failed: "✗"
    case .error: "!"
    case .skipped: "-"
    }
  }

  var ink: Ink {
    switch self {
    case .passed: .green
    case .flaky, .skipped: .yellow
    case .failed, .error: .red
    }
  }
}
