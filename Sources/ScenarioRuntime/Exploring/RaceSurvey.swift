import ScenarioDiagnostics
import ScenarioEvents

/// Finds steps whose outcomes depend on timing although the verdict does not.
///
/// Runs that end in a known state count for nothing here: the run that made the state known had executed
/// the same steps with the same outcomes.
struct RaceSurvey {
  /// One of the times that a step is executed in a run.
  private struct Occurrence: Hashable {
    let span: SourceSpan

    /// How often the run had come to the step before.
    let number: Int
  }

  fileprivate struct Facts {
    let command: String

    /// The container that the step lies within, if it does.
    let container: (span: SourceSpan, command: String)?
    var outcomes: Set<StepRecord.Outcome.Kind>
  }

  private let usual: Verdict
  private var steps: [Occurrence: Facts] = [:]

  /// How many turns the loops at a place took together, in different runs.
  private var turnCounts: [SourceSpan: Set<Int>] = [:]
  private var loops: [SourceSpan: String] = [:]

  init(usual: Verdict) { self.usual = usual }

  mutating func add(_ region: TimingRegion) {
    guard region.ending.verdict == usual else { return }
    var counts: [SourceSpan: Int] = [:]
    var turns: [SourceSpan: Int] = [:]
    var containers: [(span: SourceSpan, command: String)] = []
    for step in region.attempt.steps {
      containers.removeSubrange(min(step.depth, containers.count)...)
      if step.command == "turn" {
        turns[step.span, default: 0] += 1
        if let loop = containers.last { loops[step.span] = loop.command }
      } else {
        add(step, number: counts[step.span, default: 0], in: containers.last)
        counts[step.span, default: 0] += 1
      }
      containers.append((step.span, step.command))
    }
    for (span, count) in turns { turnCounts[span, default: []].insert(count) }
  }

  private mutating func add(
    _ step: StepRecord,
    number: Int,
    in container: (span: SourceSpan, command: String)?
  ) {
    let outcome = step.outcome.kind
    if outcome == .notRun { return }
    let occurrence = Occurrence(span: step.span, number: number)
    let new = Facts(command: step.command, container: container, outcomes: [])
    steps[occurrence, default: new].outcomes.insert(outcome)
  }

  /// The hidden races, each place once.
  var races: [TimingRace] {
    let ofSteps = steps.filter { $0.value.outcomes.count > 1 }.map {
      $0.value.race(at: $0.key.span)
    }
    let ofLoops = turnCounts.filter { $0.value.count > 1 }.map { span, _ in
      TimingRace(.hiddenTurns, of: loops[span] ?? "repeat", at: span)
    }
    return (ofSteps + ofLoops).inOrder
  }
}

extension RaceSurvey.Facts {
  /// A step that is executed at some timings only lies in a branch of its container.
  fileprivate func race(at span: SourceSpan) -> TimingRace {
    if outcomes.contains(.skipped), let container {
      return TimingRace(.hiddenBranch, of: container.command, at: container.span)
    }
    return TimingRace(.hiddenFailure, of: command, at: span)
  }
}

extension [TimingRace] {
  /// The races in the order of their places, each place once.
  var inOrder: [TimingRace] {
    let sorted = sorted { left, right in
      (left.span.file.path, left.span.start, left.word) < (
        right.span.file.path, right.span.start, right.word
      )
    }
    return sorted.reduce(into: []) { distinct, race in
      if distinct.last?.span != race.span { distinct.append(race) }
    }
  }
}
