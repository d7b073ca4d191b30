import ScenarioEvents

/// One of the attempts of a test case.
struct NumberedAttempt {
  let attempt: Attempt

  /// Counted from 1.
  let number: Int

  /// How many attempts the case has.
  let count: Int

  /// What it failed with, if it failed.
  var problem: AttemptProblem? { AttemptProblem(attempt) }

  /// Whether it failed in the way that makes its case an error.
  var isError: Bool { attempt.failure?.failure.kind.isError == true }

  /// Whether it failed in the way that makes its case fail.
  var isFailure: Bool { attempt.failure != nil && !isError }
}
