import ScenarioEvents

/// The effect of a step on the steps after it.
enum StepFlow {
  case next

  /// Failures are large and rare.
  indirect case failed(Failure)

  /// The run was interrupted, which is not a failure of the scenario.
  case interrupted

  var continues: Bool { if case .next = self { true } else { false } }
}

extension Failure.Kind {
  /// Whether `optional` can excuse the failure.
  ///
  /// A crash or an exceeded limit always ends the scenario.
  var canBeOptional: Bool {
    switch self {
    case .timeLimitReached, .stepLimitReached: false
    case .assertionFailed, .waitTimedOut, .waitWithoutEnd, .waitMarginMissed, .gestureFailed,
      .appNotRunning, .loopLimitReached, .knownIssuePassed, .auditFailed, .badValue, .launchFailed,
      .appCrashed, .appMisbehaved, .placesDisagree, .timingDependent, .notProved:
      !isError
    }
  }
}
