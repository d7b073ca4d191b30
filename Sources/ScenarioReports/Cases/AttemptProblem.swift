import ScenarioDiagnostics
import ScenarioEvents

/// The failure that decided an attempt, with the step that had it.
struct AttemptProblem {
  let failure: Failure

  /// The step, unless the failure is the whole case's.
  let step: LoggedStep?

  private let log: [StepRecord]

  /// The problem of an attempt, or nil if it passed.
  init?(_ attempt: Attempt) {
    guard let decisive = attempt.failure else { return nil }
    failure = decisive.failure
    let index = decisive.step.flatMap { attempt.steps.indices.contains($0) ? $0 : nil }
    step = index.map { LoggedStep($0, of: attempt.steps) }
    log = attempt.steps
  }

  /// The other steps that failed for their own reason: in a scenario that continues after a failure, or
  /// in its teardown.
  var furtherSteps: [LoggedStep] {
    log.logged.filter { $0.index != step?.index && $0.failsByItself }
  }

  /// The problem in one line: `step 3/5 assert button: Done: no element matches button: Done`.
  var headline: String { step.map { $0.headline(of: failure) } ?? failure.summary }

  /// The further failures, one a line, but not more than a reader wants.
  var furtherLines: [String] {
    let steps = furtherSteps
    let shown = steps.prefix(Self.mostFurtherSteps).compactMap { step in
      step.failure.map { "also failed (\(step.failurePlace.location)): \(step.headline(of: $0))" }
    }
    let rest = steps.count - shown.count
    return rest > 0 ? shown + ["and \(rest) more"] : shown
  }

  /// The largest number of further failures that are shown.
  private static let mostFurtherSteps = 10
}

extension LoggedStep {
  /// The step and the reason of its failure, in one line.
  fileprivate func headline(of failure: Failure) -> String {
    "step \(number)/\(count) \(log[index].headline): \(failure.summary)"
  }

  /// Whether the step failed, and no step within it says why.
  fileprivate var failsByItself: Bool {
    guard case .failed = outcome else { return false }
    return explainedFailure != nil
  }
}
