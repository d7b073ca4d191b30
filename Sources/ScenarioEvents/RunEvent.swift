/// A fact about a run.
///
/// Events are the only way out of a run, and reports see nothing else.
///
/// Cases arrive in plan order whatever finished first, all cases of one file in a row.
package enum RunEvent: Sendable {
  case runStarted(RunHeader)
  case caseFinished(CaseRecord)
  case runFinished(RunFooter)
}

/// What is known about a run before it begins.
package struct RunHeader: Sendable {
  /// The moment at which the run began, `YYYY-MM-DDThh:mm:ssZ`, or nil in a reproducible run.
  package var timestamp: String?

  /// The machine's name, or nil in a reproducible run.
  package var hostname: String?

  /// The seed of random timing and order, if the run has either.
  package var seed: UInt64?

  package init(timestamp: String? = nil, hostname: String? = nil, seed: UInt64? = nil) {
    self.timestamp = timestamp
    self.hostname = hostname
    self.seed = seed
  }
}

/// What is known about a run only when it is over.
package struct RunFooter: Sendable {
  /// How long the run took on the wall's clock, or nil in a reproducible run.
  package var wallTime: Duration?

  package init(wallTime: Duration? = nil) {
    self.wallTime = wallTime
  }
}
