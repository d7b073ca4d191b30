package import ScenarioEvents

extension CoverageCount {
  /// `24/31 (77.4 %)`.
  package var text: String { "\(covered)/\(total) (\(share.text))" }
}

extension AppCoverage {
  /// The scenarios that cover more, each once, in the order of what they cover.
  package var scenarios: [CoverageScenario] {
    var known: Set<String> = []
    return gaps.compactMap(\.scenario).filter { scenario in
      let steps = scenario.text.split(separator: "\n").dropFirst().joined(separator: "\n")
      return known.insert(steps).inserted
    }
  }
}

extension CoverageUnit {
  /// The heading of the list of gaps.
  var gapTitle: String {
    switch self {
    case .screens: "screens never shown"
    case .transitions: "screen changes never made"
    case .seen: "never seen"
    case .used: "never used"
    case .checked: "never checked"
    case .gestures: "used, but not by"
    case .actions: "actions that never happen"
    case .delays: "delays that never begin"
    case .arguments: "arguments never given"
    }
  }
}

extension CaseIdentity {
  /// That the case does not pass.
  var coverageNote: String {
    "\(place) does not pass, and covers only what comes before its failure"
  }
}

extension CoverageReport {
  /// The cases that reports show as left out.
  var shownExclusions: [ExcludedCase] { excludedCases.shown(besides: apps.count) }
}
