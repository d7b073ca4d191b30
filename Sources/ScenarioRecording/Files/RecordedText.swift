import ScenarioDiagnostics
import ScenarioEvents
import ScenarioModel
import ScenarioRuntime

/// A file with recorded steps.
struct RecordedText {
  enum Place {
    /// A number of them are all steps of the only scenario.
    case all(count: Int)

    /// A number of them are at a place of an existing file, in a range of bytes.
    case inserted(Insertion, count: Int, Range<Int>)
  }

  let file: SourceFile
  let place: Place

  /// The test cases that run the recorded steps.
  func recordedExecutions(among cases: [PlannedCase]) -> [ScenarioExecution] {
    let executions = cases.compactMap(\.execution)
    switch place {
    case .all: return executions
    case .inserted(let insertion, _, _) where insertion.list.isShared: return executions
    case .inserted(let insertion, _, _):
      let before = executions.filter { $0.scenario.extent.start <= insertion.offset }
      let start = before.map(\.scenario.extent.start).max()
      return before.filter { $0.scenario.extent.start == start }
    }
  }

  /// The place after the recorded steps among those of a scenario.
  ///
  /// - Throws: That the scenario does not have the steps there.
  func position(in scenario: Scenario) throws(RecordingFault) -> StepPosition {
    switch place {
    case .all(let count): return StepPosition(.body, count: count)
    case .inserted(let insertion, let count, let range):
      let position = insertion.position(after: count, in: scenario)
      let steps = scenario.list(at: position)?.prefix(position.count).suffix(count)
      guard let steps, steps.allSatisfy({ range.contains(Int($0.extent.start)) }) else {
        throw .refused(
          "the file would run the new steps at another place; write its aliases out to record here"
        )
      }
      return position
    }
  }
}

extension PlannedCase {
  fileprivate var execution: ScenarioExecution? {
    switch action {
    case .run(let execution): execution
    case .runLater, .runNever, .skip, .reject, .rejectRow: nil
    }
  }
}
