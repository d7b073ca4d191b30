/// All that a run will do, in order, as a value that can be listed before anything happens.
package struct RunPlan: Sendable {
  package var cases: [PlannedCase]

  package init(cases: [PlannedCase] = []) {
    self.cases = cases
  }
}
