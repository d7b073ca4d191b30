package import ScenarioEvents

/// Carries a plan out on several cores, and hands every fact to one receiver in plan order.
package struct Runner: Sendable {
  private let plan: RunPlan
  private let settings: RunSettings

  /// Whether somebody wants the run to end with what it has.
  private let isInterrupted: @Sendable () -> Bool

  /// Hears of every case when a core begins it, for those who watch.
  private let willBegin: @Sendable (CaseIdentity) -> Void

  package init(
    _ plan: RunPlan,
    settings: RunSettings = RunSettings(),
    isInterrupted: @escaping @Sendable () -> Bool = { false },
    willBegin: @escaping @Sendable (CaseIdentity) -> Void = { _ in }
  ) {
    self.plan = plan
    self.settings = settings
    self.isInterrupted = isInterrupted
    self.willBegin = willBegin
  }

  /// Runs every case; what becomes of one has no effect on another.
  ///
  /// What is reported depends on the plan alone: behind the last allowed failure a case counts as
  /// skipped even if another core had finished it.
  package func run(_ emit: (RunEvent) -> Void) async {
    var failures = 0
    var cases = RepeatedCases(plan, count: settings.repetitions)
    while true {
      let batch = cases.next(batchSize)
      if batch.isEmpty { return }
      let isOver = isOver(failures)
      let records = isOver ? batch.map { skipped($0) } : await records(of: batch)
      for (planned, record) in zip(batch, records) {
        let reported = self.isOver(failures) ? skipped(planned) : record
        if reported.verdict == .failed || reported.verdict == .error { failures += 1 }
        emit(.caseFinished(reported))
      }
    }
  }

  /// Enough cases that the cores rarely wait for each other, few enough to hold in memory.
  private var batchSize: Int { settings.jobs * 64 }

  private func isOver(_ failures: Int) -> Bool {
    settings.greatestFailureCount.map { failures >= $0 } ?? false
  }

  private func skipped(
    _ planned: PlannedCase,
    because reason: String = "an earlier scenario failed"
  ) -> CaseRecord {
    CaseRecord(identity: planned.identity, result: .notRun(reason: "not run: \(reason)"))
  }

  /// The records of some cases in their order, every core taking its share.
  private func records(of batch: ArraySlice<PlannedCase>) async -> [CaseRecord] {
    guard settings.jobs > 1, batch.count > 1 else { return batch.map(record) }
    let share = (batch.count + settings.jobs - 1) / settings.jobs
    let starts = stride(from: batch.startIndex, to: batch.endIndex, by: share)
    return await withTaskGroup(of: (Int, [CaseRecord]).self) { group in
      for start in starts {
        let part = batch[start..<min(start + share, batch.endIndex)]
        group.addTask { (start, part.map(record)) }
      }
      let parts = await group.reduce(into: []) { $0.append($1) }
      return parts.sorted { $0.0 < $1.0 }.flatMap(\.1)
    }
  }

  private func record(_ planned: PlannedCase) -> CaseRecord {
    if isInterrupted() { return skipped(planned, because: "interrupted") }
    willBegin(planned.identity)
    return CaseExecution(planned, settings: settings).record()
  }
}
