import AppModelKit
package import ScenarioDiagnostics
import ScenarioEvents
import ScenarioModel

/// Makes a plan of what was read: expands cases, fills in names, and checks what can be known.
package struct Planner: Sendable {
  private let catalog: AppCatalog
  private let data: any DataProvider
  private let defaults: PlanDefaults

  package init(
    catalog: AppCatalog,
    data: any DataProvider = NoData(),
    defaults: PlanDefaults = PlanDefaults()
  ) {
    self.catalog = catalog
    self.data = data
    self.defaults = defaults
  }

  /// Plans the scenarios of one file; an error in one of them rejects the whole file.
  package func plan(_ source: PlanSource) -> PlannedFile {
    var diagnostics = source.diagnostics
    var cases: [PlannedCase] = []
    for entry in source.entries {
      var planning = ScenarioPlanning(entry, of: source, catalog, data, defaults)
      cases += planning.plan()
      diagnostics += planning.diagnostics
    }
    diagnostics += DuplicateNames.diagnostics(for: source.entries.map(\.scenario))
    if diagnostics.contains(where: \.isError) {
      return .rejected(path: source.file.path, diagnostics)
    }
    let ordered = diagnostics.inReportingOrder(ofFiles: [source.file.path])
    return PlannedFile(cases: cases, diagnostics: ordered)
  }
}

/// The cases of one file, and what planning them found.
package struct PlannedFile: Sendable {
  package let cases: [PlannedCase]
  package let diagnostics: [Diagnostic]

  package init(cases: [PlannedCase], diagnostics: [Diagnostic]) {
    self.cases = cases
    self.diagnostics = diagnostics
  }

  /// A file that can't be run: one case stands for it in every report.
  package static func rejected(path: String, _ diagnostics: [Diagnostic]) -> PlannedFile {
    let ordered = diagnostics.inReportingOrder(ofFiles: [path])
    let identity = CaseIdentity(file: path, line: ordered.firstErrorLine, name: path)
    return PlannedFile(
      cases: [PlannedCase(identity: identity, action: .reject(ordered))],
      diagnostics: ordered
    )
  }
}

/// Scenarios of one file with the same name, which no report could tell apart.
private enum DuplicateNames {
  static func diagnostics(for scenarios: [Scenario]) -> [Diagnostic] {
    var seen: [String: Scenario] = [:]
    return scenarios.compactMap { scenario in
      guard let first = seen.updateValue(scenario, forKey: scenario.name.source) else {
        return nil
      }
      return Diagnostic(
        .equalNames(scenario.name.source),
        at: scenario.name.span,
        notes: [.init("the other one is here", at: first.name.span)]
      )
    }
  }
}

extension [Diagnostic] {
  fileprivate var firstErrorLine: Int {
    for diagnostic in self where diagnostic.isError {
      if case .span(let span) = diagnostic.place { return span.line }
    }
    return 1
  }
}
