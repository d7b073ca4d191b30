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
  package func run(_ emit: (RunEvent) -> Void) async {
    let isAlone = plan.cases.count == 1 && settings.repetitions == 1
    if settings.jobs == 1 || isAlone { runOnOneCore(emit) } else { await runOnCores(emit) }
  }

  /// Runs on the caller's thread, and starts no other one.
  private func runOnOneCore(_ emit: (RunEvent) -> Void) {
    var failures = 0
    var cases = RepeatedCases(plan, count: settings.repetitions)
    var batch = Batch(cases: [], files: ReopenedFiles())
    repeat {
      batch = finished(cases.next(batchSize), after: failures, batch.files)
      report(batch, &failures, emit)
    } while !batch.cases.isEmpty
  }

  /// Runs a batch while the one before is reported, as reports take their time, too.
  private func runOnCores(_ emit: (RunEvent) -> Void) async {
    var failures = 0
    var cases = RepeatedCases(plan, count: settings.repetitions)
    var batch = await finishedInParallel(cases.next(batchSize), after: failures, ReopenedFiles())
    while !batch.cases.isEmpty {
      let (planned, files) = (cases.next(batchSize), batch.files)
      let failuresBefore = failures + batch.cases.count { $0.record.hasFailed }
      async let next = finishedInParallel(planned, after: failuresBefore, files)
      report(batch, &failures, emit)
      batch = await next
    }
  }

  private func report(_ batch: Batch, _ failures: inout Int, _ emit: (RunEvent) -> Void) {
    for (planned, record) in batch.cases {
      let reported = isOver(failures) ? skipped(planned) : record
      if reported.hasFailed { failures += 1 }
      emit(.caseFinished(reported))
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
  ) -> Batch {
    if isOver(failures) { return skipped(cases, earlierFiles) }
    let files = isInterrupted() ? earlierFiles : earlierFiles.reopened(for: cases)
    return Batch(cases: cases.map { ($0, record($0, files)) }, files: files)
  }

  private func finishedInParallel(
    _ cases: ArraySlice<PlannedCase>,
    after failures: Int,
    _ earlierFiles: ReopenedFiles
  ) async -> Batch {
    if isOver(failures) { return skipped(cases, earlierFiles) }
    let jobs = settings.jobs
    let files =
      isInterrupted() ? earlierFiles : await earlierFiles.reopened(for: cases, jobs: jobs)
    let finished = await cases.mapInParallel(jobs: jobs) { ($0, self.record($0, files)) }
    return Batch(cases: finished, files: files)
  }

  private func skipped(_ cases: ArraySlice<PlannedCase>, _ files: ReopenedFiles) -> Batch {
    Batch(cases: cases.map { ($0, skipped($0)) }, files: files)
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
