import AppModelKit
package import ScenarioEvents
import ScenarioModel

/// Runs a scenario until its course at every timing is known.
///
/// A *timing* gives each delay that the app begins one of the lengths of its range. The explorer runs
/// the scenario, and its ``TimingSearch`` collects the other answers that timings could have given to
/// questions about time. Each of them leads to a further run, up to a budget. `Docs/exploring.md` says
/// why that is exact.
package struct TimingExplorer: Sendable {
  let planned: PlannedCase
  var execution: ScenarioExecution
  var ranges: DelayRanges

  /// The maximum number of runs.
  var budget: Int

  /// The timings that are distinguished.
  package var space = ExploredSpace.everything

  /// Whether the exploration must end early.
  let isInterrupted: @Sendable () -> Bool

  /// The number of runs between two reports of progress.
  private static let progressStride = 50

  package init(
    planned: PlannedCase,
    execution: ScenarioExecution,
    ranges: DelayRanges = DelayRanges(),
    budget: Int = 20_000,
    isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) {
    self.planned = planned
    self.execution = execution
    self.ranges = ranges
    self.budget = budget
    self.isInterrupted = isInterrupted
  }

  /// How far an exploration came.
  package struct Summary: Sendable {
    package var runCount = 0

    /// Whether no course is left.
    package var isComplete = false

    /// How long the longest run can take, if no course is left and none can pass the time limit.
    var greatestLength: Duration?
    var findings = TimingSearch.Findings()
  }

  package struct ExploredRun {
    /// The timings that the run stands for; nil if it ended in a known state.
    package let region: TimingRegion?

    /// The steps that the run executed, with their outcomes.
    package let steps: [(record: StepRecord, outcome: StepRecord.Outcome.Kind)]
  }

  /// Explores all timings.
  ///
  /// States count as equal although they differ by the distance of the time limit, or by the time since
  /// launch, as long as nothing can depend on that. If something can, all begins anew.
  ///
  /// - Parameters:
  ///   - initial: The results before the first run.
  ///   - progress: Receives the number of runs so far, now and then.
  ///   - gather: Adds a run to the results.
  /// - Returns: The results of all runs, and how far the exploration came.
  package func explore<Results>(
    _ initial: Results,
    progress: (Int) -> Void = { _ in },
    _ gather: (inout Results, ExploredRun) -> Void
  ) -> (Results, Summary) {
    var merging = TimingSearch.Merging()
    while true {
      var results = initial
      let search = TimingSearch(ranges, in: space, merging: merging)
      let summary = explore(search, progress) { gather(&results, $0) }
      guard space.mergesStates, !isInterrupted(),
        let stricter = merging.stricter(after: summary)
      else { return (results, summary) }
      merging = stricter
    }
  }

  private func explore(
    _ search: TimingSearch,
    _ progress: (Int) -> Void,
    _ gather: (ExploredRun) -> Void
  ) -> Summary {
    var branches = BranchQueue()
    var summary = Summary()
    while summary.runCount < budget, !isInterrupted(), let branch = branches.popFirst() {
      search.begin(branch)
      summary.runCount += 1
      if summary.runCount.isMultiple(of: Self.progressStride) { progress(summary.runCount) }
      let (attempt, end) = attempt(search)
      let run = search.end(at: end)
      branches.add(run)
      gather(exploredRun(attempt, run, search))
    }
    summary.isComplete = branches.isEmpty
    summary.findings = search.findings
    if summary.isComplete, space.mergesStates {
      summary.greatestLength = search.greatestLength(within: timeLimit)
    }
    return summary
  }

  private func exploredRun(
    _ attempt: Attempt,
    _ run: SearchRun,
    _ search: TimingSearch
  ) -> ExploredRun {
    if let known = search.knownOutcomes {
      return ExploredRun(region: nil, steps: Array(zip(attempt.steps, known)))
    }
    let region = TimingRegion(
      attempt: attempt,
      ending: RunEnding(attempt, of: planned),
      delays: run.delays,
      orders: run.orders,
      choices: run.choices,
      zone: run.clocks.zone
    )
    return ExploredRun(region: region, steps: attempt.steps.map { ($0, $0.outcome.kind) })
  }

  /// Runs the scenario, and says when it ended.
  private func attempt(_ search: TimingSearch) -> (Attempt, end: Moment) {
    var interpreter = execution.interpreter(
      scheduledBy: search,
      isInterrupted: { search.knownOutcomes != nil }
    )
    interpreter.observer = search
    let attempt = interpreter.run()
    return (attempt, interpreter.session.moment)
  }

  /// How much app time the scenario may take.
  private var timeLimit: Duration {
    (try? execution.scope.settings(of: execution.scenario.header).timeLimit) ?? .zero
  }
}

extension TimingSearch.Merging {
  /// A notion of equal states that does for an exploration, if this one did not.
  fileprivate func stricter(after summary: TimingExplorer.Summary) -> Self? {
    var stricter = self
    stricter.includesLaunch = summary.findings.readsDay
    if summary.isComplete, summary.greatestLength == nil { stricter.includesLimit = true }
    return stricter == self ? nil : stricter
  }
}
