import AppModelKit
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioRuntime

/// Finds, reads and plans all that a command line's paths mean.
struct SuiteLoader {
  let catalog: AppCatalog

  func load(_ discovery: FileDiscovery, in workspace: Workspace) -> LoadedSuite {
    let data = DataFiles(workspace: workspace)
    let planner = Planner(catalog: catalog) { file, path throws(DataFault) in
      try data.load(path, writtenIn: file)
    }
    var suite = LoadedSuite(diagnostics: discovery.diagnostics)
    for path in discovery.files {
      suite.append(plan(path, planner))
    }
    return suite
  }

  private func plan(_ path: String, _ planner: Planner) -> PlannedFile {
    switch ScenarioLoader().load(path) {
    case .source(let source): planner.plan(source)
    case .unreadable(let path, let diagnostic): .rejected(path: path, [diagnostic])
    }
  }
}

/// The plan of a run, with everything that was found while making it.
struct LoadedSuite {
  private(set) var plan = RunPlan()

  /// In the order of the plan.
  private(set) var diagnostics: [Diagnostic]

  init(diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }

  var hasErrors: Bool { diagnostics.contains(where: \.isError) }

  mutating func append(_ file: PlannedFile) {
    plan.cases += file.cases
    diagnostics += file.diagnostics
  }
}
