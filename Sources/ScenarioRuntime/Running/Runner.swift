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
  ///
  /// While one batch is reported the next one runs, as reports take their time, too.
  package func run(_ emit: (RunEvent) -> Void) async {
    var failures = 0
    var cases = RepeatedCases(plan, count: settings.repetitions)
    var batch = await finished(cases.next(batchSize), after: failures)
    while !batch.isEmpty {
      let planned = cases.next(batchSize)
      let failuresBefore = failures + batch.count { $0.record.hasFailed }
      async let next = finished(planned, after: failuresBefore)
      for (planned, record) in batch {
        let reported = isOver(failures) ? skipped(planned) : record
        if reported.hasFailed { failures += 1 }
        emit(.caseFinished(reported))
      }
      batch = await next
    }
  }

  /// Some cases with their records, or as skipped where too many have failed before.
  private func finished(
    _ cases: ArraySlice<PlannedCase>,
    after failures: Int
  ) async -> [(planned: PlannedCase, record: CaseRecord)] {
    if isOver(failures) { return cases.map { ($0, skipped($0)) } }
    return await cases.mapInParallel(jobs: settings.jobs) { ($0, self.record($0)) }
  }

  /// Enough cases that the cores rarely wait for each other, few enough to hold in memory.
  private var batchSize: Int { settings.jobs * 64 }

  private func isOver(_ failures: Int) -> Bool {
    settings.greatestFailureCount.map { failures >= $0 } ?? false
  }

  private func skipped(
    _ planned: PlannedCase,
    because reason: String = NotRunReason.earlierFailure
  ) -> CaseRecord {
    CaseRecord(identity: planned.identity, result: .notRun(reason: reason))
  }

  private func record(_ planned: PlannedCase) -> CaseRecord {
    if isInterrupted() { return skipped(planned, because: NotRunReason.interrupted) }
    willBegin(planned.identity)
    return CaseExecution(planned, settings: settings, isInterrupted: isInterrupted).record()
  }
}

extension CaseRecord {
  fileprivate var hasFailed: Bool {
    switch verdict {
    case .failed, .error: true
    case .passed, .skipped, .flaky: false
    }
  }
}
