import ScenarioEvents
import ScenarioReports
import ScenarioRuntime

/// A test case in the list of `rehearse ui`.
struct StudioCase: Sendable {
  /// How far the case is.
  enum State: Equatable, Sendable {
    case neverRun
    case waiting
    case running
    case ended(Ending)
  }

  /// The result of its last run.
  struct Ending: Equatable, Sendable {
    let verdict: Verdict

    /// The most important fact about it, in one line.
    let remark: String?

    /// The time on the app's clock.
    let duration: Duration
  }

  /// A number that stays the same while the tool runs.
  let id: Int
  var planned: PlannedCase
  var state = State.neverRun

  /// The state before the run that the case waits for or takes part in.
  var earlierState = State.neverRun

  /// The timing of its last run.
  var timing = RunTiming.usual

  /// The number of the suite's change that changed the case last.
  var revision: Int

  /// A case that was not listed before.
  init(id: Int, _ planned: PlannedCase, revision: Int) {
    self.id = id
    self.planned = planned
    self.revision = revision
    state = planned.knownEnding.map(State.ended) ?? .neverRun
  }

  var isRunning: Bool { state == .waiting || state == .running }

  /// Whether the case needs attention.
  var hasFailed: Bool {
    if case .ended(let ending) = state { ending.verdict.isTrouble } else { false }
  }

  /// Replaces the plan after the files were read again.
  ///
  /// - Returns: Whether anything that the list shows has changed.
  mutating func replace(_ planned: PlannedCase) -> Bool {
    let (oldIdentity, oldState) = (self.planned.identity, state)
    let wasRejected = self.planned.isRejected
    self.planned = planned
    if let ending = planned.knownEnding {
      state = .ended(ending)
    } else if wasRejected {
      state = .neverRun
    }
    return oldIdentity != planned.identity || oldState != state
  }
}

extension StudioCase.Ending {
  /// The ending of a case with a record; nil if the run was interrupted before the case.
  init?(_ record: CaseRecord) {
    if case .notRun(.interrupted) = record.result { return nil }
    verdict = record.verdict
    remark = record.remark
    duration = record.duration
  }
}

extension PlannedCase {
  /// The result that is known without a run, as for a file with errors.
  fileprivate var knownEnding: StudioCase.Ending? {
    guard !rejection.isEmpty else { return nil }
    return StudioCase.Ending(CaseRecord(identity: identity, result: .invalid(rejection)))
  }
}
