/// The result of exploring a test case at every timing.
///
/// A *timing* gives each delay that the app begins one of the lengths of its range.
package struct Exploration: Sendable {
  /// How much the verdict depends on timing.
  package enum State: Sendable {
    /// The verdict is the same at every timing, and no timing is left.
    case proved

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

  /// The run at the usual timing.
  package let usual: CaseRecord

  /// How many runs the search took.
  package let runCount: Int

  /// How many timings were drawn at random and had the usual verdict, where the search did not finish.
  package let sampleCount: Int

  /// The other verdicts, each with the delays that lead to it.
  package let findings: [TimingFinding]

  /// The delays for which timings were left out: those at which the delay takes 0 ms more than three times
  /// in a row.
  package let shortenedNames: [String]

  package init(
    _ state: State,
    usual: CaseRecord,
    runCount: Int,
    sampleCount: Int = 0,
    findings: [TimingFinding] = [],
    shortenedNames: [String] = []
  ) {
    self.state = state
    self.usual = usual
    self.runCount = runCount
    self.sampleCount = sampleCount
    self.findings = findings
    self.shortenedNames = shortenedNames
  }
}

/// Another verdict than at the usual timing, and the delays that lead to it.
package struct TimingFinding: Sendable {
  /// The run that shows it.
  package let record: CaseRecord

  /// The delays that have to take another length than usual, all of them together.
  package let causes: [DelayCause]

  /// Other delays that lead to another verdict, each by itself.
  package let furtherCauses: [DelayCause]

  /// What to change so that the scenario passes at every timing.
  package let cure: TimingCure

  package init(
    record: CaseRecord,
    causes: [DelayCause],
    furtherCauses: [DelayCause],
    cure: TimingCure
  ) {
    self.record = record
    self.causes = causes
    self.furtherCauses = furtherCauses
    self.cure = cure
  }
}

/// A delay that leads to another verdict.
package struct DelayCause: Hashable, Sendable {
  package let name: String

  /// Which of the delays of this name is meant, from 1; nil for all of them.
  package let occurrence: Int?

  /// The length in the run that shows it, in milliseconds.
  package let length: Int64

  /// The usual length in milliseconds.
  package let nominal: Int64

  /// The lengths that were explored, in milliseconds.
  package let range: ClosedRange<Int64>

  /// The lengths that lead to another verdict, in milliseconds, in order.
  package let lengths: [ClosedRange<Int64>]

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

  /// The delay as the option `--delay` has it: `network#2`.
  package var subject: String { occurrence.map { "\(name)#\($0)" } ?? name }

  /// The value of the option `--delay` that gives it the length: `network#2=4900ms`.
  package var option: String { "\(subject)=\(length)ms" }

  /// The same cause for all delays of the name.
  package var ofAllOccurrences: DelayCause {
    DelayCause(
      name: name,
      occurrence: nil,
      length: length,
      nominal: nominal,
      range: range,
      lengths: lengths
    )
  }
}

/// A change of a scenario that was tried, to have it pass at every timing.
package enum TimingCure: Hashable, Sendable {
  /// Wait for what the step asserts: the scenario then passes at every timing.
  case waitInstead

  /// Wait longer: the scenario then passes at every timing.
  case timeout(milliseconds: Int64)

  /// The changes that were tried do not help.
  case none

  /// Nothing was tried.
  case untried
}

/// What `rehearse explore` has found out about one test case.
package struct ExplorationRecord: Sendable {
  package let identity: CaseIdentity
  package let exploration: Exploration

  package init(identity: CaseIdentity, exploration: Exploration) {
    self.identity = identity
    self.exploration = exploration
  }
}
