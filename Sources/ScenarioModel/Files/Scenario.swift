/// One scenario as its file says it; what is nil was not given.
package struct Scenario: Sendable {
  package enum Settling: String, CaseIterable, Sendable {
    /// Before each step, animations end.
    case idle
    case none
  }

  /// The name of the test case, and the place that stands for the scenario.
  package var name: Text
  package var description: Text?
  package var app: Located<String>?
  package var tags: [Located<String>]
  package var launch: LaunchOptions
  package var settling: Settling?

  /// How long waits and gestures wait at most, unless a step says otherwise.
  package var timeout: Resolvable<Duration>?

  /// How much time may pass on the app's clock.
  package var timeLimit: Resolvable<Duration>?
  package var continuesAfterFailure: Resolvable<Bool>?

  /// Why it is not to be run.
  package var skip: Text?
  package var steps: [Step]

  package init(name: Text, steps: [Step]) {
    self.name = name
    self.steps = steps
    self.tags = []
    self.launch = LaunchOptions()
  }
}
