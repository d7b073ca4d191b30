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

  init(_ index: Int, of record: CaseRecord) {
    attempts = record.attempts
    self.index = index
    isOfRepetition = record.identity.repetition != nil
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
