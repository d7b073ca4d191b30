import ScenarioEvents

/// The attempts of a test case: those that decided its verdict, and the failed ones besides.
struct CaseAttempts {
  let all: [NumberedAttempt]

  /// The attempts that decided the verdict: usually one.
  let own: [NumberedAttempt]

  /// The failed ones besides.
  let retries: [NumberedAttempt]

  init(of record: CaseRecord) {
    let all = record.numberedAttempts
    let decisive = all.count > 1 ? Self.decisiveIndex(among: all, for: record.verdict) : nil
    self.all = all
    own = decisive.map { [all[$0]] } ?? all
    retries =
      decisive.map { decisive in
        all.indices.filter { $0 != decisive && all[$0].failure != nil }.map { all[$0] }
      } ?? []
  }

  /// The index of the attempt that decided the verdict, or nil if all of them did.
  private static func decisiveIndex(among all: [NumberedAttempt], for verdict: Verdict) -> Int? {
    switch verdict {
    case .passed, .flaky: all.indices.last
    case .failed: all.firstIndex(where: \.isFailure)
    case .error: all.firstIndex(where: \.isError)
    case .skipped: nil
    }
  }
}

extension TextBuffer {
  /// Appends which attempt this is: `attempt 1 of 2, seed 42`, or of only one `seed 42`.
  mutating func append(headingOf attempt: NumberedAttempt) {
    let seed = attempt.attempt.seed
    if attempt.count > 1 {
      append(template: "attempt \(attempt.number) of \(attempt.count)")
      if seed != nil { append(", ") }
    }
    guard let seed else { return }
    append("seed ")
    append(verbatim: String(seed))
  }
}
