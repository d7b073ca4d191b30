import ScenarioEvents

extension ExcludedCase.Reason {
  /// Why a survey has left the case out.
  var text: String {
    switch self {
    case .doesNotPass: "it does not pass without mutants"
    case .trapped: "its model trapped"
    case .runsDiffer: "two runs of it differ"
    case .invalid: "it can't be run"
    case .skipped: "it is skipped, or has a known issue"
    }
  }
}

extension ExcludedCase {
  /// The case and the reason as a page has them.
  var text: String { "\(identity.place): \(reason.text)" }
}

extension [ExcludedCase] {
  /// The cases that a report shows: if the suite does not say so itself, or if there are no others.
  func shown(besides caseCount: Int) -> [ExcludedCase] {
    filter { $0.isUnexpected || caseCount == 0 }
  }
}

extension TextBuffer {
  /// Appends a line of the console about a case.
  mutating func append(_ excluded: ExcludedCase) {
    append(template: "left out: \(excluded.identity.place)  ")
    append(template: "\(verbatim: excluded.reason.text)\n")
  }
}
