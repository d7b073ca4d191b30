package import ScenarioDiagnostics
import Suggestions

extension RunPlan {
  /// A warning for each variable of the command line that no case uses, with the nearest one that is
  /// used.
  ///
  /// Nobody knows what a file would use that can't be run.
  package func unusedOverrides(_ names: some Collection<String>) -> [Diagnostic] {
    if names.isEmpty || cases.isEmpty || cases.contains(where: \.isRejected) { return [] }
    let used = cases.reduce(into: Set()) { $0.formUnion($1.usedNames) }
    let known = used.sorted()
    return names.filter { !used.contains($0) }.sorted().map { name in
      Diagnostic(
        .unusedOverride(name),
        severity: .warning,
        at: .commandLine,
        suggestion: didYouMean(name, among: known)
      )
    }
  }
}
