import ScenarioModel

/// A place between two steps of a scenario: after some steps of its setup, or of its body.
package enum StepPosition: Hashable, Sendable {
  case setup(count: Int)
  case body(count: Int)
}

extension ScenarioExecution {
  /// The same scenario without the steps after a place and without teardown.
  package func ending(at position: StepPosition) -> ScenarioExecution {
    var header = scenario.header
    header.teardown = []
    header.knownIssue = nil
    var steps: [Step] = []
    switch position {
    case .setup(let count): header.setup = Array(header.setup.prefix(count))
    case .body(let count): steps = Array(scenario.steps.prefix(count))
    }
    return with(scenario.with(header: header, steps: steps))
  }
}
