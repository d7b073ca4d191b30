package import AppModelKit
package import ScenarioDiagnostics

/// The reason why a step or a test case failed, in parts that each report formats in its own way.
///
/// The console shows its summary, then `expected:`, `found:`, `candidates:` and `advice:`.
package struct Failure: Error {
  /// What went wrong; the raw value is the name in reports.
  package enum Kind: String, CaseIterable, Sendable {
    /// An expectation did not hold.
    case assertionFailed = "AssertionFailed"

    /// A wait's timeout passed.
    case waitTimedOut = "WaitTimedOut"

    /// Nothing that is scheduled could still make the wait hold.
    case waitWithoutEnd = "WaitWithoutEnd"

    /// A wait held, but with less of its timeout left than the run calls for.
    case waitMarginMissed = "WaitMarginMissed"

    /// A gesture had no element to act on, or more than one, or one that can't be touched.
    case gestureFailed = "GestureFailed"

    /// The step needs a running app, and none is.
    case appNotRunning = "AppNotRunning"

    /// The scenario's time limit passed.
    case timeLimitReached = "TimeLimitReached"

    /// The scenario executed more steps than any sensible one.
    case stepLimitReached = "StepLimitReached"

    /// A loop reached its `atMost`.
    case loopLimitReached = "LoopLimitReached"

    /// A scenario with a known issue passed.
    case knownIssuePassed = "KnownIssuePassed"

    /// An accessibility audit found something.
    case auditFailed = "AuditFailed"

    /// The verdict is not the same at every timing, as an exploration found.
    case timingDependent = "TimingDependent"

    /// An exploration did not find another verdict, but did not try every timing.
    case notProved = "NotProved"

    /// A value has the wrong kind or is missing, as turned out only while running.
    case badValue = "BadValue"

    /// The app could not be launched.
    case launchFailed = "LaunchFailed"

    /// The app crashed.
    case appCrashed = "AppCrashed"

    /// The app did something that no step may pass with, such as to lead to another site.
    case appMisbehaved = "AppMisbehaved"

    /// The same test case had different verdicts on an app model and in a browser.
    case placesDisagree = "PlacesDisagree"

    /// Whether the verdict is error rather than failed.
    package var isError: Bool {
      switch self {
      case .badValue, .launchFailed, .appCrashed: true
      case .assertionFailed, .waitTimedOut, .waitWithoutEnd, .waitMarginMissed, .gestureFailed,
        .appNotRunning, .timeLimitReached, .stepLimitReached, .loopLimitReached, .knownIssuePassed,
        .auditFailed, .appMisbehaved, .placesDisagree, .timingDependent, .notProved:
        false
      }
    }
  }

  package var kind: Kind

  /// The problem in one line: `no element matches button: Done`.
  package var summary: String

  /// The part of a file that is at fault; the step without it.
  package var place: SourceSpan?

  /// The state that the scenario expected.
  package var expected: String?

  /// The state that was found instead.
  package var found: String?

  /// Elements that a person may have meant, or those that matched, each in one line.
  package var candidates: [String]

  /// What to do about it; each further line is about another way to fail.
  package var advice: String?

  /// The screen at the moment of the failure.
  package var screen: ScreenSnapshot?

  /// The screen as the step first saw it, where it was another one then.
  package var screenBefore: ScreenSnapshot?

  /// The indices in `screen` of the elements that the step is about, all of them if several match.
  package var targets: [Int]

  package init(
    _ kind: Kind,
    _ summary: String,
    at place: SourceSpan? = nil,
    expected: String? = nil,
    found: String? = nil,
    candidates: [String] = [],
    advice: String? = nil,
    screen: ScreenSnapshot? = nil,
    screenBefore: ScreenSnapshot? = nil,
    targets: [Int] = []
  ) {
    self.kind = kind
    self.summary = summary
    self.place = place
    self.expected = expected
    self.found = found
    self.candidates = candidates
    self.advice = advice
    self.screen = screen
    self.screenBefore = screenBefore
    self.targets = targets
  }
}
