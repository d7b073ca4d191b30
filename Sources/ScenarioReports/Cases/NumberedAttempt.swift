import ScenarioEvents

/// One of the attempts of a test case.
///
/// Like a ``LoggedStep`` it looks at the attempt where it is, as a copy would be one of all that it holds.
struct NumberedAttempt {
  /// All attempts of the case.
  private let attempts: [Attempt]
  private let index: Int

  /// Whether the case is run more than once, with another seed each time.
  private let isOfRepetition: Bool

  fileprivate init(_ index: Int, of attempts: [Attempt], isOfRepetition: Bool) {
    self.attempts = attempts
    self.index = index
    self.isOfRepetition = isOfRepetition
  }

  /// Whether there is something to say of it beside what the run says.
  var hasHeading: Bool { count > 1 || isOfRepetition && attempts.span[index].seed != nil }

  /// Counted from 1.
  var number: Int { index + 1 }

  /// How many attempts the case has.
  var count: Int { attempts.count }

  var attempt: Attempt { attempts[index] }

  /// Its steps; see ``Attempt/steps``.
  var steps: [StepRecord] { attempts.span[index].steps }

  /// The failure that decided it, if one did.
  var failure: CaseFailure? { attempts.span[index].failure }

  /// What it failed with, if it failed.
  var problem: AttemptProblem? { AttemptProblem(attempt) }

  /// Whether it failed in the way that makes its case an error.
  var isError: Bool { failure?.failure.kind.isError == true }

  /// Whether it failed in the way that makes its case fail.
  var isFailure: Bool { failure != nil && !isError }
}

/// Attempts of a test case in a row, of which no list has to be made.
struct NumberedAttempts: RandomAccessCollection {
  private let attempts: [Attempt]
  private let isOfRepetition: Bool
  let indices: Range<Int>

  /// All attempts of a case.
  init(of record: CaseRecord) {
    self.init(record.attempts, isOfRepetition: record.identity.repetition != nil)
  }

  private init(_ attempts: [Attempt], isOfRepetition: Bool, _ indices: Range<Int>? = nil) {
    self.attempts = attempts
    self.isOfRepetition = isOfRepetition
    self.indices = indices ?? attempts.indices
  }

  /// One of them alone.
  func alone(_ index: Int) -> NumberedAttempts {
    NumberedAttempts(attempts, isOfRepetition: isOfRepetition, index..<index + 1)
  }

  var startIndex: Int { indices.lowerBound }
  var endIndex: Int { indices.upperBound }

  subscript(index: Int) -> NumberedAttempt {
    NumberedAttempt(index, of: attempts, isOfRepetition: isOfRepetition)
  }
}
