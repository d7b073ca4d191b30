package import ScenarioDiagnostics
package import ScenarioRuntime

/// The plan of a run, with everything that was found while making it.
package struct LoadedSuite: Sendable {
  package let plan: RunPlan

  /// In the order of the plan.
  package private(set) var diagnostics: [Diagnostic]

  /// How many vocabularies the paths lead to, which are checked and never run.
  let vocabularyCount: Int
  let files: SuiteFiles
  private let overrideCheck: OverrideCheck

  init(
    plan: RunPlan,
    diagnostics: [Diagnostic],
    vocabularyCount: Int,
    files: SuiteFiles,
    overrideCheck: OverrideCheck
  ) {
    self.plan = plan
    self.diagnostics = diagnostics
    self.vocabularyCount = vocabularyCount
    self.files = files
    self.overrideCheck = overrideCheck
  }

  package var hasErrors: Bool { diagnostics.contains(where: \.isError) }

  /// Warns about variables of the command line that no scenario uses.
  mutating func warnAboutUnusedVariables(_ names: some Sequence<String>) {
    diagnostics += overrideCheck.diagnostics(for: names)
  }
}
