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
  /// - Parameters:
  ///   - emit: Receives the facts.
  ///   - caughtUp: Hears that all facts that are known by now have been handed over. Whoever gathers
  ///     what they are shown as knows that nothing more will come until further cases have run.
  package func run(_ emit: (RunEvent) -> Void, caughtUp: () -> Void = {}) async {
    let isAlone = plan.cases.count == 1 && settings.repetitions == 1
    if settings.jobs == 1 || isAlone {
      runOnOneCore(emit, caughtUp)
    } else {
      await runOnCores(emit, caughtUp)
    }
  }

  /// Runs on the caller's thread, and starts no other one.
  private func runOnOneCore(_ emit: (RunEvent) -> Void, _ caughtUp: () -> Void) {
    var failures = 0
    var pieces = pieces
    while let piece = pieces.next() {
      report(finished(piece, after: failures), &failures, emit)
      caughtUp()
    }
  }

  /// Reports a piece while further ones are run, as reports take their time, too.
  private func runOnCores(_ emit: (RunEvent) -> Void, _ caughtUp: () -> Void) async {
    var failures = 0
    var pieces = pieces
    await ParallelPipeline(jobs: settings.jobs).run(
      next: { pieces.next().map { (piece: $0, failures: failures) } },
      work: { finished($0.piece, after: $0.failures) },
      receive: {
        report($0, &failures, emit)
        caughtUp()
      }
    )
  }

  private var pieces: CasePieces {
    CasePieces(
      RepeatedCases(plan, count: settings.repetitions),
      length: ParallelPipeline.pieceLength(for: settings.runCount(of: plan), jobs: settings.jobs)
    )
  }

  private func report(_ cases: [FinishedCase], _ failures: inout Int, _ emit: (RunEvent) -> Void) {
    for (planned, record) in cases {
      let reported = isOver(failures) ? skipped(planned) : record
      if reported.hasFailed { failures += 1 }
      emit(.caseFinished(reported))
    }
  }

  private typealias FinishedCase = (planned: PlannedCase, record: CaseRecord)

  /// The cases of a piece with their records, or as skipped where too many have failed before.
  private func finished(_ piece: CasePiece, after failures: Int) -> [FinishedCase] {
    if isOver(failures) { return piece.cases.map { ($0, skipped($0)) } }
    if !isInterrupted() { piece.files.open() }
    return piece.cases.map { ($0, record($0, piece.files)) }
  }

  private func isOver(_ failures: Int) -> Bool {
    settings.greatestFailureCount.map { failures >= $0 } ?? false
  }

  private func skipped(
    _ planned: PlannedCase,
    because reason: NotRunReason = .earlierFailure
  ) -> CaseRecord {
    CaseRecord(identity: planned.identity, result: .notRun(reason))
  }

  private func record(_ planned: PlannedCase, _ files: ReopenedFiles) -> CaseRecord {
    if isInterrupted() { return skipped(planned, because: .interrupted) }
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
