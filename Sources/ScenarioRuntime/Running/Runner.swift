package import ScenarioEvents

/// Carries a plan out on several cores, and hands every fact to one receiver in plan order.
package struct Runner: Sendable {
  private let plan: RunPlan
  private let settings: RunSettings

  /// Whether somebody wants the run to end with what it has.
  private let isInterrupted: @Sendable () -> Bool

  /// Hears of every case when a core begins it, on the thread that will execute it.
  private let willBegin: @Sendable (CaseIdentity) -> Void

  /// Hears on the same thread that it has ended.
  private let hasEnded: @Sendable (CaseIdentity) -> Void

  package init(
    _ plan: RunPlan,
    settings: RunSettings = RunSettings(),
    isInterrupted: @escaping @Sendable () -> Bool = { false },
    willBegin: @escaping @Sendable (CaseIdentity) -> Void = { _ in },
    hasEnded: @escaping @Sendable (CaseIdentity) -> Void = { _ in }
  ) {
    self.plan = plan
    self.settings = settings
    self.isInterrupted = isInterrupted
    self.willBegin = willBegin
    self.hasEnded = hasEnded
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
    var batch = await finished(cases.next(batchSize), after: failures, ReopenedFiles())
    while !batch.cases.isEmpty {
      let (planned, files) = (cases.next(batchSize), batch.files)
      let failuresBefore = failures + batch.cases.count { $0.record.hasFailed }
      async let next = finished(planned, after: failuresBefore, files)
      for (planned, record) in batch.cases {
        let reported = isOver(failures) ? skipped(planned) : record
        if reported.hasFailed { failures += 1 }
        emit(.caseFinished(reported))
      }
      batch = await next
    }
  }

  /// Some cases in a row with what became of them.
  private struct Batch: Sendable {
    let cases: [(planned: PlannedCase, record: CaseRecord)]

    /// The files that were planned again for them; the last one may have further cases.
    let files: ReopenedFiles
  }

  /// Some cases with their records, or as skipped where too many have failed before.
  private func finished(
    _ cases: ArraySlice<PlannedCase>,
    after failures: Int,
    _ earlierFiles: ReopenedFiles
  ) async -> Batch {
    if isOver(failures) {
      return Batch(cases: cases.map { ($0, skipped($0)) }, files: earlierFiles)
    }
    let files = await reopened(for: cases, earlierFiles)
    let finished = await cases.mapInParallel(jobs: settings.jobs) { planned in
      (planned, self.record(planned, files))
    }
    return Batch(cases: finished, files: files)
  }

  /// The files that some cases need to be planned again; none where they will not be run.
  private func reopened(
    for cases: ArraySlice<PlannedCase>,
    _ earlier: ReopenedFiles
  ) async -> ReopenedFiles {
    if isInterrupted() { return earlier }
    return await earlier.reopened(for: cases, jobs: settings.jobs)
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

  private func record(_ planned: PlannedCase, _ files: ReopenedFiles) -> CaseRecord {
    if isInterrupted() { return skipped(planned, because: NotRunReason.interrupted) }
    if let record = settings.trappedCases.record(of: planned) { return record }
    willBegin(planned.identity)
    defer { hasEnded(planned.identity) }
    let whole = files.whole(planned)
    return CaseExecution(whole, settings: settings, isInterrupted: isInterrupted).record()
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
