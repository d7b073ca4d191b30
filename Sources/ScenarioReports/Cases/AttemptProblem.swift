import ScenarioEvents

/// The failure that decided an attempt, with the step that had it.
struct AttemptProblem {
  let failure: Failure

  /// The step, unless the failure is the whole case's.
  let step: LoggedStep?

  /// The problem of an attempt, or nil if it passed.
  init?(_ attempt: Attempt) {
    guard let decisive = attempt.failure else { return nil }
    failure = decisive.failure
    let index = decisive.step.flatMap { attempt.steps.indices.contains($0) ? $0 : nil }
    step = index.map { LoggedStep($0, of: attempt.steps) }
  }

  /// The problem in one line: `step 3/5 assert button: Done: no element matches button: Done`.
  var headline: String {
    guard let step else { return failure.summary }
    let action = "\(step.command) \(step.title)"
    return "step \(step.number)/\(step.count) \(action): \(failure.summary)"
  }
}
