package import AppModelKit

/// One execution of a test case from launch to teardown.
package struct Attempt: Sendable {
  /// Every step in the order of execution, those that were not reached included.
  package var steps: [StepRecord]

  /// The failure that decides the verdict; nil if the attempt passed.
  package var failure: CaseFailure?

  /// How much time passed on the app's clock.
  package var duration: Duration

  /// The seed that gives the case the same delays again, if they were drawn.
  package var seed: UInt64?

  /// The screens that steps came to, in the order of the steps; nil if they were not kept.
  package var screens: [StepScreen]?

  /// Every screen that the app showed, in the order of time; nil if not all were kept.
  ///
  /// None is equal to the one before.
  package var film: [FilmFrame]?

  package init(
    steps: [StepRecord],
    failure: CaseFailure?,
    duration: Duration,
    seed: UInt64? = nil,
    screens: [StepScreen]? = nil,
    film: [FilmFrame]? = nil
  ) {
    self.steps = steps
    self.failure = failure
    self.duration = duration
    self.seed = seed
    self.screens = screens
    self.film = film
  }

  /// The step that decides the verdict, if one does.
  package var failedStep: StepRecord? { failure?.step.map { steps[$0] } }

  /// Gives the attempt another failure, at the same step if one failed already.
  ///
  /// The containers around that step fail with it, as they did before.
  package mutating func fail(with failure: Failure) {
    let step = self.failure?.step
    if let step {
      steps[step].outcome = .failed(failure)
      for container in containers(around: step) where steps[container].outcome.kind == .failed {
        steps[container].outcome = .failed(failure)
      }
    }
    self.failure = CaseFailure(failure, step: step)
  }

  /// The indices of the containers around a step, the innermost first.
  private func containers(around step: Int) -> [Int] {
    var depth = steps[step].depth
    return steps[..<step].indices.reversed().filter { index in
      guard steps[index].depth < depth else { return false }
      depth = steps[index].depth
      return true
    }
  }
}

/// The screen after a step.
package struct StepScreen: Sendable {
  /// The index in ``Attempt/steps``.
  package let step: Int
  package let screen: ScreenSnapshot

  package init(step: Int, screen: ScreenSnapshot) {
    self.step = step
    self.screen = screen
  }
}

/// The failure that decided an attempt, and the step that had it.
package struct CaseFailure: Sendable {
  package let failure: Failure

  /// The index in ``Attempt/steps``, or nil if the failure is the whole case's.
  package let step: Int?

  package init(_ failure: Failure, step: Int?) {
    self.failure = failure
    self.step = step
  }
}
