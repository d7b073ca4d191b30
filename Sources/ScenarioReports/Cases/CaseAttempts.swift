import ScenarioEvents

/// The attempts of a test case, those that stand for it told from those beside them.
struct CaseAttempts {
  let all: NumberedAttempts

  /// Those that decided the verdict: usually one.
  let own: NumberedAttempts

  init(of record: CaseRecord) {
    all = NumberedAttempts(of: record)
    own = Self.own(among: all, for: record.verdict).map(all.alone) ?? all
  }

  /// The failed ones beside those.
  var retries: [NumberedAttempt] {
    all.indices.filter { !own.indices.contains($0) }.map { all[$0] }.filter { $0.failure != nil }
  }

  /// The index of the attempt that decided the verdict, or nil if all of them did.
  private static func own(among all: NumberedAttempts, for verdict: Verdict) -> Int? {
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
      append("attempt ")
      append(attempt.number)
      append(" of ")
      append(attempt.count)
      if seed != nil { append(", ") }
    }
    guard let seed else { return }
    append("seed ")
    append(verbatim: String(seed))
  }
}
