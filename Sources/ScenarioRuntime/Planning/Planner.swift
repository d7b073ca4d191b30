package import AppModelKit
package import ScenarioDiagnostics
import ScenarioEvents
import ScenarioModel

/// Makes a plan of what was read: checks what only the apps know, and decides what is run.
package struct Planner: Sendable {
  private let catalog: AppCatalog
  private let loadData: FileDataLoader

  package init(
    catalog: AppCatalog,
    loadData: @escaping FileDataLoader = { _, path throws(DataFault) in
      try LaunchRequest.noData(path)
    }
  ) {
    self.catalog = catalog
    self.loadData = loadData
  }

  /// Plans the scenarios of one file.
  package func plan(_ source: PlanSource) -> PlannedFile {
    var diagnostics = source.diagnostics
    for scenario in source.scenarios {
      var checker = ScenarioChecker(scenario, catalog: catalog)
      diagnostics += checker.check()
    }
    if diagnostics.contains(where: \.isError) {
      return .rejected(path: source.file.path, diagnostics)
    }
    return PlannedFile(
      cases: source.scenarios.compactMap { planned($0, in: source.file) },
      diagnostics: diagnostics
    )
  }

  private func planned(_ scenario: Scenario, in file: SourceFile) -> PlannedCase? {
    guard let app = scenario.app.flatMap({ catalog[$0.value] }) else { return nil }
    return PlannedCase(
      identity: CaseIdentity(
        file: file.path,
        line: scenario.name.span.line,
        name: scenario.name.source,
        description: scenario.description?.source,
        tags: scenario.tags.map(\.value)
      ),
      action: action(for: scenario, app: app, in: file)
    )
  }

  private func action(
    for scenario: Scenario,
    app: InstalledApp,
    in file: SourceFile
  ) -> PlannedCase.Action {
    if let reason = scenario.skip { return .skip(reason: reason.source) }
    let loadData = loadData
    return .run(
      ScenarioExecution(scenario, app: app) { path throws(DataFault) in
        try loadData(file, path)
      }
    )
  }
}

/// The cases of one file, and what planning them found.
package struct PlannedFile: Sendable {
  package let cases: [PlannedCase]
  package let diagnostics: [Diagnostic]

  /// A file that can't be run: one case stands for it in every report.
  package static func rejected(path: String, _ diagnostics: [Diagnostic]) -> PlannedFile {
    let identity = CaseIdentity(file: path, line: diagnostics.firstErrorLine, name: path)
    return PlannedFile(
      cases: [PlannedCase(identity: identity, action: .reject(diagnostics))],
      diagnostics: diagnostics
    )
  }
}

/// Reads a data file whose path is written in another file.
package typealias FileDataLoader =
  @Sendable (_ writtenIn: SourceFile, _ path: String) throws(DataFault) -> DataNode

extension [Diagnostic] {
  fileprivate var firstErrorLine: Int {
    for diagnostic in self where diagnostic.isError {
      if case .span(let span) = diagnostic.place { return span.line }
    }
    return 1
  }
}
