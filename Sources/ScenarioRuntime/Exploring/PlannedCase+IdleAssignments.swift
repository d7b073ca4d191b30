package import ScenarioEvents

extension PlannedCase {
  /// The lengths for delays that the case never begins if it runs with these lengths.
  ///
  /// - Parameters:
  ///   - assignments: The lengths, each for one of the delays of its name.
  ///   - choices: Which of the events of one instant happens next, for each such instant.
  /// - Returns: The lengths that are not used, in the same order.
  package func idleAssignments(
    among assignments: [DelayAssignment],
    choices: [Int]
  ) -> [DelayAssignment] {
    guard case .run(let execution) = action else { return [] }
    let explorer = TimingExplorer(planned: self, execution: execution)
    let begun = Set(explorer.run(with: assignments, choices: choices).drawn.map(\.subject))
    return assignments.filter { $0.occurrence != nil && !begun.contains($0.subject) }
  }
}
