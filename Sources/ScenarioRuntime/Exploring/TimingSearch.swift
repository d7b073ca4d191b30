import AppModelKit
import Synchronization

/// Decides the time of one run after another, so that together they take every course that the lengths
/// of delays allow.
final class TimingSearch: EventScheduler, RunObserver {
  private struct State {
    var run: SearchRun
    var visited = VisitedStates()

    /// The latest state of the run, by its number, and the moment at which it was there.
    var latest = (number: 0, moment: Moment.start)
    /// What had been executed when the run came to a known state, if it has.
    var knownSteps: [RunState.ExecutedStep]?
    var findings = Findings()
  }

  /// Facts about the app that limit the search.
  struct Findings: Sendable {
    /// Whether the model reads the exact time, which may lead to other courses than were explored.
    var readsTime = false

    /// Whether the model reads the day.
    var readsDay = false

    /// The delays for which repetitions that take no time at all were left out.
    var shortenedNames: Set<String> = []
  }

  /// Which states count as equal.
  struct Merging: Equatable, Sendable {
    /// Whether runs end in states that are known.
    var isOn = true

    /// Whether states differ by how far the scenario's time limit is away.
    var includesLimit = false

    /// Whether states differ by how long ago the app was launched.
    var includesLaunch = false
  }

  private let ranges: DelayRanges
  private let merging: Merging
  private let state: Mutex<State>

  init(_ ranges: DelayRanges, merging: Merging) {
    self.ranges = ranges
    self.merging = merging
    state = Mutex(State(run: SearchRun(Branch(), ranges)))
  }

  /// Begins the next run.
  func begin(_ branch: Branch) {
    state.withLock { state in
      state.run = SearchRun(branch, ranges)
      state.latest = (0, .start)
      state.knownSteps = nil
    }
  }

  /// Ends the run, and returns what it has found.
  func end(at moment: Moment) -> SearchRun {
    state.withLock { state in
      if state.knownSteps == nil {
        let distance = state.run.clocks.greatestDistance(of: moment, after: state.latest.moment)
        state.visited.noteEnd(after: state.latest.number, within: distance)
      }
      state.findings.shortenedNames.formUnion(state.run.shortenedNames)
      return state.run
    }
  }

  /// Whether the run has come to a state that is known, so that it need not go on.
  var isKnownFromHere: Bool { state.withLock { $0.knownSteps != nil } }

  /// What had been executed when it came there.
  var knownSteps: [RunState.ExecutedStep]? { state.withLock(\.knownSteps) }

  var findings: Findings { state.withLock(\.findings) }

  /// Whether all runs end before a limit, those included that ended in known states.
  func allEnd(within limit: Duration) -> Bool {
    state.withLock { $0.visited.allEnd(within: limit) }
  }

  // MARK: EventScheduler

  func end(of delay: Delay, lasting length: Duration, from now: Moment) -> Moment {
    state.withLock { $0.run.end(of: delay, from: now) }
  }

  func nextEvent(of pending: [Moment], by limit: Moment) -> Int? {
    state.withLock { $0.run.nextEvent(of: pending, by: limit) }
  }

  func isLater(_ moment: Moment, than other: Moment) -> Bool {
    state.withLock { $0.run.isLater(moment, than: other) }
  }

  func noteReadingOfTime() { state.withLock { $0.findings.readsTime = true } }

  func noteReadingOfDay() { state.withLock { $0.findings.readsDay = true } }

  // MARK: RunObserver

  func visit(_ visit: RunVisit) -> Bool {
    guard merging.isOn else { return true }
    return state.withLock { state in
      guard state.run.isBeyondBranch, state.knownSteps == nil else {
        return state.knownSteps == nil
      }
      let measured = measured(visit, by: state.run.clocks)
      let distance = state.run.clocks.greatestDistance(of: visit.now, after: state.latest.moment)
      let known = state.visited.number(covering: measured)
      let number = known ?? state.visited.insert(measured)
      state.visited.notePassage(from: state.latest.number, to: number, within: distance)
      state.latest = (number, visit.now)
      if known != nil { state.knownSteps = visit.state.steps }
      return known == nil
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
