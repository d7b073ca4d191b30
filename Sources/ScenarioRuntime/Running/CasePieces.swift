/// Some cases in a row that one core runs.
struct CasePiece: Sendable {
  let cases: ArraySlice<PlannedCase>

  /// The files that have to be planned again for them.
  let files: ReopenedFiles
}

/// The pieces that a run consists of, in the order of the plan.
struct CasePieces {
  private var cases: RepeatedCases
  private let length: Int
  private var files = ReopenedFiles()

  init(_ cases: RepeatedCases, length: Int) { (self.cases, self.length) = (cases, length) }

  mutating func next() -> CasePiece? {
    let cases = cases.next(length)
    if cases.isEmpty { return nil }
    files = files.reopened(for: cases)
    return CasePiece(cases: cases, files: files)
  }
}
