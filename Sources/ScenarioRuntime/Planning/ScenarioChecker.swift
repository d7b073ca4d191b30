import AppModelKit
import ScenarioDiagnostics
import ScenarioModel

/// Checks of one scenario what can be known without running it but not from its file alone.
struct ScenarioChecker: ScenarioVisitor {
  private var diagnostics: [Diagnostic] = []
  private let scenario: Scenario
  private let catalog: AppCatalog
  private let app: AppDescription?

  init(_ scenario: Scenario, catalog: AppCatalog) {
    self.scenario = scenario
    self.catalog = catalog
    app = scenario.app.flatMap { catalog[$0.value]?.description }
  }

  /// The diagnostics, in the order of the file.
  mutating func check() -> [Diagnostic] {
    checkApp()
    scenario.accept(&self)
    return diagnostics
  }

  private mutating func checkApp() {
    guard let name = scenario.app, app == nil else { return }
    diagnostics.append(
      Diagnostic(
        .unknownApp(name.value),
        at: name.span,
        suggestion: didYouMean(name.value, among: catalog.names)
          ?? "apps: \(catalog.names.joined(separator: ", "))"
      )
    )
  }

  mutating func visit(_ text: Text) {
    for reference in text.references.flatMap(\.all) {
      diagnostics.append(Diagnostic(.undefinedVariable(reference.name), at: reference.span))
    }
  }

  mutating func visit(screen: Text) {
    guard let app, let name = screen.literal, !app.screens.contains(name) else { return }
    diagnostics.append(
      Diagnostic(
        .unknownScreen(name, of: app.name),
        at: screen.span,
        suggestion: didYouMean(name, among: app.screens)
          ?? "screens: \(app.screens.joined(separator: ", "))"
      )
    )
  }

  mutating func visit(transition: Text) {
    guard let app, let name = transition.literal else { return }
    let known = app.transitions + ["none"]
    guard !known.contains(name) else { return }
    diagnostics.append(
      Diagnostic(
        .unknownTransition(name, of: app.name),
        at: transition.span,
        suggestion: didYouMean(name, among: known)
          ?? "transitions: \(known.joined(separator: ", "))"
      )
    )
  }

  mutating func visit(launchArguments: [Text]) {
    guard let app else { return }
    for issue in app.issues(inArguments: launchArguments.map(\.literal)) {
      diagnostics.append(
        Diagnostic(
          .launchArgument(issue.reason),
          severity: issue.severity == .error ? .error : .warning,
          at: launchArguments[issue.argument].span,
          suggestion: issue.suggestion
        )
      )
    }
  }
}
