package import ScenarioDiagnostics
package import ScenarioRuntime

/// The plan of a run, with everything that was found while making it.
package struct LoadedSuite: Sendable {
  package let plan: RunPlan

  /// In the order of the plan.
  package let diagnostics: [Diagnostic]

  /// How many vocabularies the paths lead to, which are checked and never run.
  package let vocabularyCount: Int

  /// The files that the plan was made from.
  package let files: SuiteFiles
}
