import ScenarioEvents

/// One of the attempts of a test case, with its number.
struct NumberedAttempt {
  let attempt: Attempt

  /// Counted from 1.
  let number: Int

  /// How many attempts the case has.
  let count: Int

  /// Whether the case is run more than once, with another seed each time.
  private let isOfRepetition: Bool

  fileprivate init(_ index: Int, of attempts: [Attempt], isOfRepetition: Bool) {
    attempt = attempts[index]
    number = index + 1
    count = attempts.count
    self.isOfRepetition = isOfRepetition
  }

  /// Whether a heading is needed because there are several attempts or seeds.
  var hasHeading: Bool { count > 1 || isOfRepetition && attempt.seed != nil }

  /// Its steps; see ``Attempt/steps``.
  var steps: [StepRecord] { attempt.steps }

  /// The failure that decided it, if it failed.
  var failure: CaseFailure? { attempt.failure }

  /// What it failed with, if it failed.
  var problem: AttemptProblem? { AttemptProblem(attempt) }

  /// Whether it failed in the way that makes its case an error.
  var isError: Bool { failure?.failure.kind.isError == true }

  /// Whether it failed in the way that makes its case fail.
  var isFailure: Bool { failure != nil && !isError }
}

extension CaseRecord {
  /// The attempts in order, each with its number.
  var numberedAttempts: [NumberedAttempt] {
    let attempts = attempts
    return attempts.indices.map {
      NumberedAttempt($0, of: attempts, isOfRepetition: identity.repetition != nil)
    }
  }
}
