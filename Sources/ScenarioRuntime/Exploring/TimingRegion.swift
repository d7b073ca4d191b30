package import ScenarioEvents

/// Timings at which a scenario takes the same course: one run of an exploration stands for all of them.
package struct TimingRegion: Sendable {
  /// The run with the lengths of ``delays``.
  package let attempt: Attempt

  /// The verdict, and the step that decides it.
  package let ending: RunEnding

  /// The delays, in the order of their beginnings.
  package let delays: [ExploredDelay]

  /// The events that have to happen in another order than they were scheduled in.
  package var orders: [EventOrder] = []

  /// Which of the events that are due at one instant happens next, for each such instant.
  package var choices: [Int] = []

  /// The moments at which the delays may end.
  let zone: Zone

  /// Whether the run stands for a timing.
  ///
  /// - Parameter length: The length of a delay at that timing, in milliseconds.
  /// - Returns: Whether the moments of its events lie in the zone.
  package func contains(_ length: (ExploredDelay) -> Int64) -> Bool {
    var times: [Int64] = [0]
    for delay in delays {
      times.append(times[delay.start.base] + delay.start.offset + length(delay))
    }
    return zone.contains(times)
  }
}

/// The verdict of a run, and the step that decides it.
package struct RunEnding: Hashable, Sendable {
  package let verdict: Verdict

  /// Why it did not pass, if so.
  package let kind: Failure.Kind?

  /// The number of the deciding step in the step log, from 1.
  package let step: Int?

  package init(_ attempt: Attempt, of planned: PlannedCase) {
    let record = CaseRecord(
      identity: planned.identity,
      result: .ran([attempt]),
      knownIssue: planned.knownIssue
    )
    self.init(attempt, record.verdict)
  }

  /// The ending of a case's last attempt; nil if the case was not run.
  init?(_ record: CaseRecord) {
    guard let last = record.lastAttempt else { return nil }
    self.init(last, record.verdict)
  }

  private init(_ attempt: Attempt, _ verdict: Verdict) {
    self.verdict = verdict
    kind = attempt.failure?.failure.kind
    step = attempt.failure?.step.map { $0 + 1 }
  }
}
