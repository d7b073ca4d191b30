package import ScenarioEvents
import WorkerThreads

/// Carries out a plan on one or more threads, and sends an event for everything that happens.
///
///     Runner(plan, settings: RunSettings(jobs: 2)).run { event in
///       if case .caseFinished(let record) = event { print(record.verdict) }
///     }
package struct Runner: Sendable {
  private let plan: RunPlan
  private let settings: RunSettings

  /// Whether the run must end with the finished cases.
  private let isInterrupted: @Sendable () -> Bool

  package init(
    _ plan: RunPlan,
    settings: RunSettings = RunSettings(),
    isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) {
    self.plan = plan
    self.settings = settings
    self.isInterrupted = isInterrupted
  }

  /// Runs every case; the result of one has no effect on another.
  ///
  /// The events depend on the plan alone: after the last allowed failure, a case counts as skipped
  /// even if another thread has finished it.
  ///
  /// - Parameters:
  ///   - header: The facts about the run that are known before it begins.
  ///   - footer: Makes the facts that are known when it is over.
  ///   - onStart: Receives ``RunEvent/caseStarted(_:)``, on the thread that runs the case.
  ///   - emit: Receives all other events, on the caller's thread.
  package func run(
    header: RunHeader = RunHeader(),
    footer: () -> RunFooter = { RunFooter() },
    onStart: @escaping @Sendable (RunEvent) -> Void = { _ in },
    _ emit: (RunEvent) -> Void
  ) {
    emit(.runStarted(header))
    let isAlone = plan.cases.count == 1 && settings.repetitions == 1
    if settings.jobs == 1 || isAlone {
      runOnOneThread(onStart, emit)
    } else {
      runOnThreads(onStart, emit)
    }
    emit(.runFinished(footer()))
  }

  /// Runs on the caller's thread, and starts no other one.
  private func runOnOneThread(_ onStart: @Sendable (RunEvent) -> Void, _ emit: (RunEvent) -> Void) {
    var failures = 0
    var pieces = pieces
    while let piece = pieces.next() {
      let files = openFiles(of: piece, after: failures)
      for planned in piece.cases {
        finish(planned, record(planned, files, onStart), &failures, emit)
      }
      emit(.idle)
    }
  }

  /// Sends the events of a piece while further ones are run.
  private func runOnThreads(
    _ onStart: @escaping @Sendable (RunEvent) -> Void,
    _ emit: (RunEvent) -> Void
  ) {
    var failures = 0
    var pieces = pieces
    ParallelPipeline(jobs: settings.jobs).run(
      next: { pieces.next().map { (piece: $0, failures: failures) } },
      work: { piece, failures in
        let files = openFiles(of: piece, after: failures)
        return piece.cases.map { (planned: $0, record: record($0, files, onStart)) }
      },
      receive: { cases in
        for (planned, record) in cases { finish(planned, record, &failures, emit) }
        emit(.idle)
      }
    )
  }

  private var pieces: CasePieces {
    CasePieces(
      RepeatedCases(plan, count: settings.repetitions),
      count: settings.runCount(of: plan),
      jobs: settings.jobs
    )
  }

  /// Sends the record of a case.
  ///
  /// The case counts as skipped if too many have failed before.
  private func finish(
    _ planned: PlannedCase,
    _ record: CaseRecord,
    _ failures: inout Int,
    _ emit: (RunEvent) -> Void
  ) {
    if isOver(failures) { return emit(.caseFinished(skipped(planned))) }
    if record.verdict.isTrouble { failures += 1 }
    emit(.caseFinished(record))
  }

  /// The files that the cases of a piece need; nil if none is run, as too many have failed before.
  private func openFiles(of piece: CasePiece, after failures: Int) -> ReopenedFiles? {
    if isOver(failures) { return nil }
    if !isInterrupted() { piece.files.open() }
    return piece.files
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

  /// Runs a case; without files, it counts as skipped.
  private func record(
    _ planned: PlannedCase,
    _ files: ReopenedFiles?,
    _ onStart: @Sendable (RunEvent) -> Void
  ) -> CaseRecord {
    guard let files else { return skipped(planned) }
    if isInterrupted() { return skipped(planned, because: .interrupted) }
    if let record = settings.trappedCases.record(of: planned) { return record }
    onStart(.caseStarted(planned.identity))
    let whole = files.whole(planned)
    return CaseExecution(whole, settings: settings, isInterrupted: isInterrupted).record()
  }
}
