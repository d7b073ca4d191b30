import ScenarioEvents

extension Verdict {
  /// Whether the case has to be fixed.
  var isTrouble: Bool {
    switch self {
    case .failed, .error: true
    case .passed, .flaky, .skipped: false
    }
  }

  /// Whether the case needs no attention.
  var isUneventful: Bool {
    switch self {
    case .passed, .skipped: true
    case .failed, .error, .flaky: false
    }
  }
}
