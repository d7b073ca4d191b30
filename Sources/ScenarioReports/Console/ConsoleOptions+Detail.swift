import ScenarioEvents

extension ConsoleOptions.Detail {
  /// Whether test cases of a verdict are shown at all.
  func shows(_ verdict: Verdict) -> Bool {
    switch self {
    case .failures: verdict.isNoteworthy
    case .scenarios, .steps: true
    }
  }

  /// Whether test cases of a verdict have more than a line or two.
  func showsStory(ofCase verdict: Verdict) -> Bool {
    switch self {
    case .failures, .scenarios: verdict.isTrouble
    case .steps: true
    }
  }
}
