import ScenarioEvents

/// Why a step or a test case failed.
struct JSONFailure: WireValue {
  let failure: Failure

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("kind", word: failure.kind.wireWord)
      json.member("summary", failure.summary)
      json.member("place", failure.place.map { JSONPlace(span: $0) })
      json.member("expected", failure.expected)
      json.member("found", failure.found)
      if !failure.candidates.isEmpty { json.member("candidates", failure.candidates) }
      json.member("advice", failure.advice)
      json.member("screenBefore", failure.screenBefore.map { JSONScreen(screen: $0) })
      json.member("screen", failure.screen.map { JSONScreen(screen: $0) })
      if let target = failure.targets.first {
        json.member("target", target)
        json.name("targets")
        json.array(of: failure.targets) { $1.number($0) }
      }
    }
  }
}

extension Failure.Kind {
  fileprivate var wireWord: StaticString {
    switch self {
    case .assertionFailed: "assertion-failed"
    case .waitTimedOut: "wait-timed-out"
    case .waitWithoutEnd: "wait-without-end"
    case .waitMarginMissed: "wait-margin-missed"
    case .gestureFailed: "gesture-failed"
    case .appNotRunning: "app-not-running"
    case .timeLimitReached: "time-limit-reached"
    case .stepLimitReached: "step-limit-reached"
    case .loopLimitReached: "loop-limit-reached"
    case .knownIssuePassed: "known-issue-passed"
    case .auditFailed: "audit-failed"
    case .timingDependent: "timing-dependent"
    case .notProved: "not-proved"
    case .badValue: "bad-value"
    case .launchFailed: "launch-failed"
    case .appCrashed: "app-crashed"
    case .appMisbehaved: "app-misbehaved"
    case .placesDisagree: "places-disagree"
    }
  }
}
