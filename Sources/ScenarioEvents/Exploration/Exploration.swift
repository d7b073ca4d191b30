import ScenarioDiagnostics

/// The result of exploring a test case at every timing.
///
/// A *timing* gives each delay that the app begins one of the lengths of its range.
///
/// A class, so that the record of a test case that was not explored stays small.
package final class Exploration: Sendable {
  /// How much the verdict depends on timing.
  package enum State: Sendable {
    /// The verdict is the same at every timing, and no timing is left.
    case proved

    /// The case ends with an error at every timing, and no timing is left.
    case error

    /// Another verdict was found.
    case timed

    /// No other verdict was found, but not every timing was tried.
    case open(OpenReason)
  }

  /// Why not every timing was tried.
  package enum OpenReason: Hashable, Sendable {
    /// Two runs at the usual timing came to different states.
    case runsDiffer

    /// The app reads the exact time, on which its behaviour may then depend.
    case readsTime

    /// The search did not finish within this number of runs.
    case budgetSpent(runs: Int)

    /// The search was interrupted.
    case interrupted
  }

  package let state: State

  /// The verdict at the usual timing.
  package let usualVerdict: Verdict

  /// Why it does not pass at the usual timing, if so.
  package let usualFailure: Failure.Kind?

  /// How many runs the search took.
  package let runCount: Int

  /// How many different courses the runs took.
  package let regionCount: Int

  /// How many timings were drawn at random and had the usual verdict, where the search did not finish.
  package let sampleCount: Int

  /// The other verdicts, each with the delays that lead to it.
  package let findings: [TimingFinding]

  /// Steps whose outcome depends on timing or nearly does, in the order of their places.
  package let races: [TimingRace]

  /// The delays for which timings were left out: those at which the delay takes 0 ms more than three times
  /// in a row.
  package let shortenedNames: [String]

  package init(
    _ state: State,
    usual: CaseRecord,
    runCount: Int,
    regionCount: Int = 0,
    sampleCount: Int = 0,
    findings: [TimingFinding] = [],
    races: [TimingRace] = [],
    shortenedNames: [String] = []
  ) {
    self.state = state
    usualVerdict = usual.verdict
    usualFailure = usual.decidingFailure
    self.runCount = runCount
    self.regionCount = regionCount
    self.sampleCount = sampleCount
    self.findings = findings
    self.races = races
    self.shortenedNames = shortenedNames
  }
}

/// Another verdict than at the usual timing, and the delays that lead to it.
package struct TimingFinding: Sendable {
  /// The run that shows it.
  package let record: CaseRecord

  /// The number of different courses that lead to the verdict at this step.
  package let regionCount: Int

  /// The delays that have to take another length than usual, all of them together.
  package let causes: [DelayCause]

  /// Other delays that lead to another verdict, each by itself.
  package let furtherCauses: [DelayCause]

  /// The events that have to happen in another order than they were scheduled in.
  package let orders: [EventOrder]

  /// What to change so that the scenario passes at every timing.
  package let cure: TimingCure

  /// The timing of the run, for `rehearse run --replay`.
  package let replay: Replay

  package init(
    record: CaseRecord,
    regionCount: Int,
    causes: [DelayCause],
    furtherCauses: [DelayCause],
    orders: [EventOrder],
    cure: TimingCure,
    replay: Replay
  ) {
    self.record = record
    self.regionCount = regionCount
    self.causes = causes
    self.furtherCauses = furtherCauses
    self.orders = orders
    self.cure = cure
    self.replay = replay
  }

  /// The place of the step that decides the verdict.
  var span: SourceSpan? { record.lastAttempt?.failedStep?.span }

  /// The number of the step that decides the verdict in the step log, from 1.
  package var step: Int? { record.lastAttempt?.failure?.step.map { $0 + 1 } }
}

extension CaseRecord {
  /// Why the last attempt did not pass, if so.
  package var decidingFailure: Failure.Kind? { lastAttempt?.failure?.failure.kind }
}

/// A delay that leads to another verdict.
package struct DelayCause: Hashable, Sendable {
  package let name: String

  /// Which of the delays of this name is meant, from 1; nil for all of them.
  package var occurrence: Int?

  /// The length in the run that shows it, in milliseconds.
  package var length: Int64

  /// The usual length in milliseconds.
  package let nominal: Int64

  /// The lengths that were explored, in milliseconds.
  package let range: ClosedRange<Int64>

  /// The lengths that lead to another verdict, in milliseconds, in order.
  package var lengths: [ClosedRange<Int64>]

  /// Whether the lengths were found by bisection, so that only their limits were tried.
  package var isBisected = false

  package init(
    name: String,
    occurrence: Int?,
    length: Int64,
    nominal: Int64,
    range: ClosedRange<Int64>,
    lengths: [ClosedRange<Int64>]
  ) {
    self.name = name
    self.occurrence = occurrence
    self.length = length
    self.nominal = nominal
    self.range = range
    self.lengths = lengths
  }

  /// The length as the option `--delay` has it.
  package var assignment: DelayAssignment {
    DelayAssignment(name: name, occurrence: occurrence, length: .milliseconds(length))
  }

  /// Whether all lengths that were explored lead to the other verdict, and the usual one was not among
  /// them.
  var leavesOutUsual: Bool { !range.contains(nominal) && lengths == [range] }

  /// The same cause for all delays of the name.
  package var ofAllOccurrences: DelayCause {
    var cause = self
    cause.occurrence = nil
    return cause
  }
}

extension Exploration {
  /// What to change so that a race has the same outcome at every timing, if it was tried.
  package func cure(of race: TimingRace) -> TimingCure {
    findings.first { $0.span == race.span }?.cure ?? .untried
  }
}
