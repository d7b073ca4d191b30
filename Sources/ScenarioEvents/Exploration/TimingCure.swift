package import AppModelKit

/// A change to a scenario that was tried to make it pass at every timing.
package enum TimingCure: Hashable, Sendable {
  /// Wait for what the step asserts: the scenario then passes at every timing.
  case waitInstead

  /// Wait before the step for something else, written as in a file: the scenario then passes at every timing.
  case waitBefore(String)

  /// Wait before the step for what it asserts: the scenario then passes at every timing.
  case waitFirst

  /// Answer an alert by a handler, written as in a file: the scenario then passes at every timing.
  case interruption(by: ElementType, String)

  /// Wait longer: the scenario then passes at every timing.
  case timeout(milliseconds: Int64)

  /// Allow the scenario more time: it then passes at every timing.
  case timeLimit(milliseconds: Int64)

  /// A change that failed in none of its runs, which did not cover every timing.
  case unfinished(Change, runs: Int)

  /// The changes that were tried do not help.
  case none(Obstacle)

  /// Nothing was tried.
  case untried

  /// A change that could not be tried at every timing.
  package enum Change: Hashable, Sendable {
    case waitInstead
    case waitBefore(String)
    case waitFirst
    case interruption(by: ElementType, String)
    case longerTimeout
    case longerTimeLimit
  }

  /// Why waiting does not help.
  package enum Obstacle: Hashable, Sendable {
    /// The step's assertion is true before the step, and not afterwards.
    case gone

    /// The step's assertion is not true before the step, and never becomes true.
    case neverTrue

    /// The step's assertion comes true, but not for as long as the step wants.
    case brief

    /// The step's gesture is never possible.
    case neverPossible

    /// With a wait, the step passes and the scenario still fails at some timing.
    case failsLater

    /// With more time, the scenario still fails at some timing.
    case failsWithMoreTime
  }
}

extension TimingCure {
  /// What to change: a phrase that begins with what it is for.
  package var text: String? {
    switch self {
    case .waitInstead:
      "write 'waitFor' in place of 'assert': it then passes at every timing (tried)"
    case .waitBefore(let condition):
      "add '- waitFor: \(condition)' before this step: it then passes at every timing (tried)"
    case .waitFirst:
      "add a 'waitFor' of the same before this step: it then passes at every timing (tried)"
    case .interruption(let type, let handler):
      "if this \(type.rawValue) can appear at any moment, add '- \(handler)' to 'interruptions' "
        + "of this scenario: it then passes at every timing (tried)"
    case .timeLimit(let milliseconds):
      "write 'timeLimit: \(Duration.milliseconds(milliseconds).scenarioText)' for this scenario: "
        + "it then passes at every timing (tried)"
    case .timeout(let milliseconds):
      "write 'timeout: \(Duration.milliseconds(milliseconds).scenarioText)' for this wait: "
        + "it then passes at every timing (tried)"
    case .unfinished(let change, let runs):
      "\(change.text) may help: it failed in none of \(runs.grouped("run")), "
        + "which were not every timing"
    case .none(.gone):
      "waiting does not help (tried): at that timing it is over before this step begins"
    case .none(.neverTrue):
      "waiting does not help (tried): at that timing it never comes true from this step on"
    case .none(.brief):
      "waiting does not help (tried): at that timing it comes true, but not for so long"
    case .none(.neverPossible):
      "waiting does not help (tried): at that timing the gesture never becomes possible"
    case .none(.failsWithMoreTime):
      "a longer 'timeLimit' does not help (tried): the scenario then fails at some timing"
    case .none(.failsLater):
      "waiting does not help (tried): the scenario then fails at another step or timing"
    case .untried: nil
    }
  }
}

extension TimingCure.Change {
  fileprivate var text: String {
    switch self {
    case .waitInstead: "writing 'waitFor' in place of 'assert'"
    case .waitBefore(let condition): "adding '- waitFor: \(condition)' before this step"
    case .waitFirst: "adding a 'waitFor' of the same before this step"
    case .interruption(_, let handler):
      "adding '- \(handler)' to 'interruptions' of this scenario"
    case .longerTimeout: "a longer 'timeout' for this wait"
    case .longerTimeLimit: "a longer 'timeLimit' for this scenario"
    }
  }
}
