package import ScenarioEvents
import ScenarioModel

/// A place between two steps of a scenario.
package struct StepPosition: Hashable, Sendable {
  package let phase: StepRecord.Phase

  /// The groups around the place, each by its index in the list of steps around it, the outermost first.
  package let groups: [Int]

  /// The number of steps before the place, in the same list.
  package let count: Int

  package init(_ phase: StepRecord.Phase, groups: [Int] = [], count: Int) {
    self.phase = phase
    self.groups = groups
    self.count = count
  }
}

extension ScenarioExecution {
  /// The same scenario without the steps after a place.
  ///
  /// Groups around the place end there, and their steps are not optional.
  package func ending(at position: StepPosition) -> ScenarioExecution {
    var header = scenario.header
    header.knownIssue = nil
    var steps = scenario.steps
    switch position.phase {
    case .setup:
      (header.setup, steps, header.teardown) = (header.setup.ending(at: position), [], [])
    case .body: (steps, header.teardown) = (steps.ending(at: position), [])
    case .teardown: header.teardown = header.teardown.ending(at: position)
    }
    return with(scenario.with(header: header, steps: steps))
  }
}

extension [Step] {
  fileprivate func ending(at position: StepPosition) -> [Step] {
    ending(in: position.groups[...], after: position.count)
  }

  private func ending(in groups: ArraySlice<Int>, after count: Int) -> [Step] {
    guard let index = groups.first else { return Array(prefix(count)) }
    guard indices.contains(index),
      case .container(.group(let name, let steps)) = self[index].command
    else { preconditionFailure("there is no group \(index) around the place") }
    let group = Step(
      command: .container(.group(name: name, steps.ending(in: groups.dropFirst(), after: count))),
      name: self[index].name,
      title: self[index].title,
      span: self[index].span,
      extent: self[index].extent
    )
    return prefix(index) + [group]
  }
}
