import ScenarioEvents
import ScenarioModel
import ScenarioRuntime

/// Which list of a scenario's steps a file's list is.
struct StepListPlace: Hashable, Sendable {
  /// The name of the scenario as the file writes it, or of the suite whose scenarios share the list.
  let scenarioName: String
  let phase: StepRecord.Phase

  /// Whether the list is a suite's, so that all scenarios of the suite run its steps.
  let isShared: Bool

  /// The number of steps in the file's list of this phase, which holds all ``groups``.
  let length: Int

  /// The groups around the list, each by its index in the list around it, the outermost first.
  var groups: [Int] = []

  func group(at index: Int) -> StepListPlace {
    var place = self
    place.groups.append(index)
    return place
  }
}

extension Insertion {
  /// The place after inserted steps among all steps of a scenario.
  ///
  /// A scenario runs the setup of its suite before its own, and the teardown of its suite after its own.
  func position(after count: Int, in scenario: Scenario) -> StepPosition {
    let isLast = list.isShared == (list.phase == .teardown)
    let length = list.groups.isEmpty ? list.length + count : list.length
    let earlier = isLast ? scenario.steps(of: list.phase).count - length : 0
    guard let outermost = list.groups.first else {
      return StepPosition(list.phase, count: earlier + index + count)
    }
    let groups = [earlier + outermost] + list.groups.dropFirst()
    return StepPosition(list.phase, groups: groups, count: index + count)
  }
}

extension Scenario {
  /// The steps of the list that a place is in; nil if the groups around it are not there.
  func list(at position: StepPosition) -> [Step]? {
    var list = steps(of: position.phase)
    for index in position.groups {
      guard list.indices.contains(index),
        case .container(.group(_, let steps)) = list[index].command
      else { return nil }
      list = steps
    }
    return position.count <= list.count ? list : nil
  }

  fileprivate func steps(of phase: StepRecord.Phase) -> [Step] {
    switch phase {
    case .setup: header.setup
    case .body: steps
    case .teardown: header.teardown
    }
  }
}
