import ScenarioEvents

extension Verdict {
  /// Whether the case needs no attention.
  var isUneventful: Bool {
    switch self {
    case .passed, .skipped: true
    case .failed, .error, .flaky: false
    }
  }
}
