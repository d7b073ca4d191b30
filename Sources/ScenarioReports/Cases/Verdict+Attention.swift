import ScenarioEvents

extension Verdict {
  /// Whether somebody has to do something about it.
  var isTrouble: Bool {
    switch self {
    case .failed, .error: true
    case .passed, .flaky, .skipped: false
    }
  }

  /// Whether nobody has to look at it.
  var isUneventful: Bool {
    switch self {
    case .passed, .skipped: true
    case .failed, .error, .flaky: false
    }
  }
}
