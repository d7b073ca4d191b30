import ScenarioDiagnostics
import ScenarioEvents

/// The test cases of a run in order, as a value that can be listed and selected from before
/// anything runs.
///
/// ```swift
/// let plan = RunPlan(cases: Planner(catalog: catalog).plan(source).cases)
/// plan.cases.map(\.identity.name)  // ["Sign in [1]", "Sign in [2]"]
/// plan.files                       // ["sign-in.yaml"]
/// ```
package struct RunPlan: Sendable {
  package var cases: [PlannedCase]

  package init(cases: [PlannedCase] = []) { self.cases = cases }

  /// The files of the cases, in the plan's order.
  package var files: [String] {
    var files: [PathKey] = []
    for index in cases.indices {
      let file = PathKey(cases[index].identity.file)
      if let last = files.last, last == file { continue }
      files.append(file)
    }
    return files.map(\.path)
  }
}
