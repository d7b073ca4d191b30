import ScenarioEvents

/// Timings at which a scenario takes the same course: one run of an exploration stands for all of them.
struct TimingRegion: Sendable {
  /// The run with the lengths of ``delays``.
  let attempt: Attempt

  /// What the run comes to.
  let ending: RunEnding

  /// The delays in the order in which they began.
  let delays: [ExploredDelay]

  /// The moments at which the delays may end.
  let zone: Zone
}

/// What a run comes to: its verdict, and the step that decides it.
struct RunEnding: Hashable, Sendable {
  let verdict: Verdict

  /// Why it did not pass, if so.
  let kind: Failure.Kind?

  /// The number of the deciding step in the step log, from 1.
  let step: Int?

  init(_ attempt: Attempt, of planned: PlannedCase) {
    let record = CaseRecord(
      identity: planned.identity,
      result: .ran([attempt]),
      knownIssue: planned.knownIssue
    )
    verdict = record.verdict
    kind = attempt.failure?.failure.kind
    step = attempt.failure?.step.map { $0 + 1 }
  }
}
