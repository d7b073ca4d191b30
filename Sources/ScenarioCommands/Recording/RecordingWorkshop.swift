import ScenarioDiagnostics
import ScenarioLoading
import ScenarioModel
import ScenarioRecording
import ScenarioRuntime

/// Plans the files of a recording, which are in memory, with the files of the workspace.
struct RecordingWorkshop: Sendable {
  let context = SuiteContext(environment: .none)
  let catalog: AppCatalog

  /// The variables of the command line.
  let variables: [String: String]

  /// Begins a recording, with the configuration's preferred selectors.
  func recording(
    into file: RecordingFile,
    named name: String
  ) throws(RecordingFault) -> Recording {
    try Recording(
      into: file,
      name: name,
      preferring: context.configuration.configuration.selectorOrder,
      planner: plan
    )
  }

  /// A warning for each variable of the command line that no scenario of a file uses.
  func unusedVariables(in file: SourceFile) -> [Diagnostic] {
    let plan = RunPlan(cases: plan(file, []).cases)
    return plan.unusedOverrides(variables.keys, chosenFrom: plan)
  }

  /// Plans a file.
  ///
  /// Vocabularies are read again each time, so that a change of one counts at once.
  var plan: Recording.Planner {
    let (catalog, workspace) = (catalog, context.workspace)
    let defaults = PlanDefaults(header: context.configuration.header, overrides: variables)
    return { file, vocabularies in
      let loader = SuiteLoader(
        catalog: catalog,
        workspace: workspace,
        defaults: defaults,
        edited: vocabularies
      )
      let discovery = FileDiscovery([.standardInput(.text(file))], in: workspace)
      let suite = loader.load(discovery)
      return PlannedFile(cases: suite.plan.cases, diagnostics: suite.diagnostics)
    }
  }
}
