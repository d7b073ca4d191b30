package import ScenarioDiagnostics

/// One scenario as its file says it; what is nil was not given.
///
/// A class, as it is large, never changes, and is handed through every stage.
package final class Scenario: Sendable {
  /// The name of the test case, and the place that stands for the scenario.
  package let name: Text
  package let header: Header
  package let cases: Cases?
  package let steps: [Step]

  /// All that is written of it.
  package let extent: SourceSpan

  package init(
    name: Text,
    header: Header,
    cases: Cases? = nil,
    steps: [Step],
    extent: SourceSpan
  ) {
    self.name = name
    self.header = header
    self.cases = cases
    self.steps = steps
    self.extent = extent
  }
}

/// What stands beside the steps of a scenario, and what a suite's scenarios share.
package struct Header: Sendable {
  package enum Settling: String, CaseIterable, Sendable {
    /// Before each step, animations end.
    case idle
    case none
  }

  package var description: Text?
  package var app: Located<String>?

  /// Whether an app is named in a way that could not be read, which was reported then.
  package var isAppUnreadable = false
  package var tags: [Located<String>] = []
  package var imports: [Located<String>] = []
  package var launch = LaunchOptions()
  package var settling: Settling?

  /// How long waits and gestures wait at most, unless a step says otherwise.
  package var timeout: Resolvable<Duration>?

  /// How much time may pass on the app's clock.
  package var timeLimit: Resolvable<Duration>?
  package var continuesAfterFailure: Resolvable<Bool>?
  package var variables: [Variable] = []

  /// The variables whose values nothing that is written may show.
  package var secrets: [Located<String>] = []

  /// Why it is not to be run.
  package var skip: Text?

  /// Why it is expected to fail.
  package var knownIssue: Text?
  package var setup: [Step] = []
  package var teardown: [Step] = []
  package var vocabulary = Vocabulary()

  package init() {}
}

/// Several scenarios in one file with what they share.
package struct Suite: Sendable {
  package var name: Text
  package var header: Header
  package var scenarios: [Scenario]

  package init(name: Text, header: Header, scenarios: [Scenario]) {
    self.name = name
    self.header = header
    self.scenarios = scenarios
  }
}
