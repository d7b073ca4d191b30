import WorkerThreads

/// Some cases in a row that one core runs.
struct CasePiece: Sendable {
  let cases: ArraySlice<PlannedCase>

  /// The files that have to be planned again for them.
  let files: ReopenedFiles
}

/// The pieces that a run consists of, in the order of the plan.
struct CasePieces {
  private var cases: RepeatedCases

  /// The number of remaining cases.
  private var count: Int
  private let length: Int
  private let jobs: Int
  private var files = ReopenedFiles()

  init(_ cases: RepeatedCases, count: Int, jobs: Int) {
    self.cases = cases
    self.count = count
    self.jobs = jobs
    length = ParallelPipeline.pieceLength(for: count, jobs: jobs)
  }

  mutating func next() -> CasePiece? {
    let cases = cases.next(ParallelPipeline.pieceLength(length, of: count, jobs: jobs))
    count -= cases.count
    if cases.isEmpty { return nil }
    files = ReopenedFiles(of: cases, reusing: files)
    return CasePiece(cases: cases, files: files)
  }
}
