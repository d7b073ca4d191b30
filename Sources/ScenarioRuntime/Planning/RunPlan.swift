package import ScenarioDiagnostics
import ScenarioEvents
import Suggestions

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

extension RunPlan {
  /// What to warn of in the variables of the command line.
  ///
  /// - Parameters:
  ///   - names: The variables.
  ///   - whole: The plan that this one was chosen from: its files may need a variable all the same.
  /// - Returns: A warning for each that no case uses, with the nearest one that is used; nothing where a
  ///   file can't be run, as no one knows what it would use.
  package func unusedOverrides(
    _ names: some Collection<String>,
    chosenFrom whole: RunPlan
  ) -> [Diagnostic] {
    if names.isEmpty || cases.isEmpty || cases.contains(where: \.isRejected) { return [] }
    let used = cases.reduce(into: Set()) { $0.formUnion($1.usedNames) }
    let known = used.sorted()
    return names.filter { !used.contains($0) }.sorted().map { name in
      let isUsedElsewhere = whole.cases.contains { $0.usedNames.contains(name) }
      return Diagnostic(
        .unusedOverride(name),
        severity: .warning,
        at: .commandLine,
        suggestion: isUsedElsewhere
          ? "others that are not chosen use it" : didYouMean(name, among: known)
      )
    }
  }
}
