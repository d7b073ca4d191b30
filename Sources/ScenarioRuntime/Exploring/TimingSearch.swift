import AppModelKit
import ScenarioDiagnostics
import ScenarioEvents
import Synchronization

/// Decides the time of one run after another, so that together they take every course that the lengths
/// of delays allow.
final class TimingSearch: EventScheduler, RunObserver {
  private struct State {
    var run: SearchRun
    var visited = VisitedStates()

    /// The latest state of the run, by its number, and the moment at which it was there.
    var latest = (number: 0, moment: Moment.start)
    /// The outcomes of the steps before the run reached a known state, if it has reached one.
    var knownOutcomes: [StepRecord.Outcome.Kind]?
    var findings = Findings()
  }

  /// The longest that a step ever waits.
  struct LongestWait: Sendable {
    let timeout: Duration

    /// The least of its timeout that is ever left.
    let left: Duration
  }

  /// Facts about the app that limit the search.
  struct Findings: Sendable {
    /// Whether the model reads the exact time, which may lead to other courses than were explored.
    var readsTime = false

    /// Whether the model reads the day.
    var readsDay = false

    /// Whether runs with the same answers took different courses.
    var isUnsteady = false

    /// The longest waits of steps that waited at all.
    var waits: [SourceSpan: LongestWait] = [:]

    /// The delays for which repetitions that take no time at all were left out.
    var shortenedNames: Set<String> = []
  }

  /// The rule for which states count as equal.
  struct Merging: Equatable, Sendable {
    /// Whether states differ by how far the scenario's time limit is away.
    var includesLimit = false

    /// Whether states differ by how long ago the app was launched.
    var includesLaunch = false
  }

  let histories = StepHistories()
  private let ranges: DelayRanges
  private let space: ExploredSpace
  private let merging: Merging
  private let state: Mutex<State>

  init(_ ranges: DelayRanges, in space: ExploredSpace, merging: Merging) {
    self.ranges = ranges
    self.space = space
    self.merging = merging
    state = Mutex(State(run: SearchRun(Branch(), ranges, in: space)))
  }

  /// Begins the next run.
  func begin(_ branch: Branch) {
    state.withLock { state in
      state.run = SearchRun(branch, ranges, in: space)
      state.latest = (0, .start)
      state.knownOutcomes = nil
    }
  }

  /// Ends the run, and returns what it has found.
  func end(at moment: Moment) -> SearchRun {
    state.withLock { state in
      state.run.answerOpenQuestion()
      if state.knownOutcomes == nil {
        let distance = state.run.clocks.greatestDistance(of: moment, after: state.latest.moment)
        state.visited.noteEnd(after: state.latest.number, within: distance)
      }
      state.findings.shortenedNames.formUnion(state.run.shortenedNames)
      if state.run.isOffCourse { state.findings.isUnsteady = true }
      return state.run
    }
  }

  /// The outcomes of the steps that were executed before a known state; nil if the run has reached none.
  var knownOutcomes: [StepRecord.Outcome.Kind]? { state.withLock(\.knownOutcomes) }

  var findings: Findings { state.withLock(\.findings) }

  /// How long the longest run can take, of those included that ended in known states; nil if that can
  /// pass a limit.
  func greatestLength(within limit: Duration) -> Duration? {
    state.withLock { $0.visited.greatestLength(within: limit) }
  }

  // MARK: EventScheduler

  func end(of delay: Delay, lasting length: Duration, from now: Moment) -> Moment {
    state.withLock { $0.run.end(of: delay, from: now) }
  }

  func nextEvent(
    of pending: [Moment],
    by limit: Moment,
    commuting commute: (Int, Int) -> Bool
  ) -> Int? {
    state.withLock { $0.run.nextEvent(of: pending, by: limit, commuting: commute) }
  }

  func isLater(_ moment: Moment, than other: Moment) -> Bool {
    state.withLock { $0.run.isLater(moment, than: other) }
  }

  func noteReadingOfTime() { state.withLock { $0.findings.readsTime = true } }

  func noteReadingOfDay() { state.withLock { $0.findings.readsDay = true } }

  // MARK: RunObserver

  func visit(_ visit: RunVisit) -> Bool {
    guard space.mergesStates else { return true }
    return state.withLock { state in
      switch visit.state.place {
      case .waiting, .settling: state.run.dropOpenQuestion()
      case .beforeStep: state.run.answerOpenQuestion()
      }
      guard state.run.isBeyondBranch, state.knownOutcomes == nil else {
        return state.knownOutcomes == nil
      }
      let measured = measured(visit, by: state.run.clocks)
      let distance = state.run.clocks.greatestDistance(of: visit.now, after: state.latest.moment)
      let known = state.visited.number(covering: measured)
      let number = known ?? state.visited.insert(measured)
      state.visited.notePassage(from: state.latest.number, to: number, within: distance)
      state.latest = (number, visit.now)
      if known != nil { state.knownOutcomes = visit.log.records.map(\.outcome.kind) }
      return known == nil
    }
  }

  func note(_ wait: EndedWait) {
    state.withLock { state in
      let clocks = state.run.clocks
      let left = Duration.zero - clocks.greatestDistance(of: wait.end, after: wait.deadline)
      let known = state.findings.waits[wait.span]
      if known.map({ left < $0.left }) ?? true {
        state.findings.waits[wait.span] = LongestWait(timeout: wait.timeout, left: left)
      }
    }
  }

  private func measured(_ visit: RunVisit, by clocks: RunClocks) -> VisitedStates.Visit {
    var moments = [visit.now] + visit.moments
    if merging.includesLimit { moments.append(visit.limit) }
    if merging.includesLaunch { moments.append(visit.launch) }
    let distances = moments.flatMap { moment in
      moments.map { clocks.greatestDistance(of: moment, after: $0) }
    }
    let fractions = moments.map { $0.time - .milliseconds($0.time.wholeMilliseconds) }
    return VisitedStates.Visit(state: visit.state, distances: distances, fractions: fractions)
  }
}
