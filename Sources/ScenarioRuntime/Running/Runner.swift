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
  /// - Parameters:
  ///   - emit: Receives the facts.
  ///   - caughtUp: Hears that all facts that are known by now have been handed over. Whoever gathers
  ///     what they are shown as knows that nothing more will come until further cases have run.
  package func run(_ emit: (RunEvent) -> Void, caughtUp: () -> Void = {}) {
    run(digesting: { { $0 } }, { emit(.caseFinished($0)) }, caughtUp: caughtUp)
  }

  /// Runs every case, and has each record digested by the core that made it.
  ///
  /// What is received depends on the plan alone: behind the last allowed failure a case counts as
  /// skipped even if another core had finished it.
  ///
  /// - Parameters:
  ///   - makeDigestion: Makes what a core turns records into less with, before it runs the next case:
  ///     they are still in its cache then, and nobody else has to let them go.
  ///   - receive: Takes what became of the cases, in the order of the plan.
  ///   - caughtUp: Hears that all that is known by now was received.
  package func run<Digest: Sendable>(
    digesting makeDigestion: @escaping @Sendable () -> (CaseRecord) -> Digest,
    _ receive: (Digest) -> Void,
    caughtUp: () -> Void
  ) {
    let isAlone = plan.cases.count == 1 && settings.repetitions == 1
    if settings.jobs == 1 || isAlone {
      runOnOneCore(makeDigestion(), receive, caughtUp)
    } else {
      runOnCores(makeDigestion, receive, caughtUp)
    }
  }

  /// Runs on the caller's thread, and starts no other one.
  private func runOnOneCore<Digest>(
    _ digest: (CaseRecord) -> Digest,
    _ receive: (Digest) -> Void,
    _ caughtUp: () -> Void
  ) {
    var failures = 0
    var pieces = pieces
    while let piece = pieces.next() {
      let run = run(of: piece, after: failures)
      for planned in piece.cases {
        let record = record(planned, run)
        receive(digest(count(record.hasFailed, &failures) ? record : skipped(planned)))
      }
      caughtUp()
    }
  }

  /// Receives a piece while further ones are run.
  private func runOnCores<Digest: Sendable>(
    _ makeDigestion: @escaping @Sendable () -> (CaseRecord) -> Digest,
    _ receive: (Digest) -> Void,
    _ caughtUp: () -> Void
  ) {
    var failures = 0
    var pieces = pieces
    let digestSkipped = makeDigestion()
    ParallelPipeline(jobs: settings.jobs).run(
      next: { pieces.next().map { (piece: $0, failures: failures) } },
      work: { piece, failures in
        let run = run(of: piece, after: failures)
        let digest = makeDigestion()
        return piece.cases.map { planned in
          let record = record(planned, run)
          return (planned: planned, hasFailed: record.hasFailed, digest: digest(record))
        }
      },
      receive: { cases in
        for (planned, hasFailed, digest) in cases {
          receive(count(hasFailed, &failures) ? digest : digestSkipped(skipped(planned)))
        }
        caughtUp()
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

  /// Counts a case if it failed; false where it is to be skipped, as too many have failed before.
  private func count(_ hasFailed: Bool, _ failures: inout Int) -> Bool {
    if isOver(failures) { return false }
    if hasFailed { failures += 1 }
    return true
  }

  /// How the cases of a piece are run.
  private enum PieceRun {
    case all(ReopenedFiles)

    /// Not at all, as too many have failed before.
    case nothing
  }

  private func run(of piece: CasePiece, after failures: Int) -> PieceRun {
    if isOver(failures) { return .nothing }
    if !isInterrupted() { piece.files.open() }
    return .all(piece.files)
  }

  /// Runs a case of a piece as that is to be run.
  private func record(_ planned: PlannedCase, _ run: PieceRun) -> CaseRecord {
    switch run {
    case .all(let files): record(planned, files)
    case .nothing: skipped(planned)
    }
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
