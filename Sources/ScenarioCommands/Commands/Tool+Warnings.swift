import ScenarioDiagnostics
import ScenarioLoading

extension Tool {
  /// Shows an error if files have warnings, or if they have none but their run has some.
  ///
  /// - Returns: The status of a command with `--fail-on-warnings`.
  func refuseWarnings(
    of suite: ChosenSuite,
    or runCount: Int = 0,
    in context: SuiteContext
  ) -> ExitStatus {
    let diagnostics = context.configuration.problems(among: catalog) + suite.diagnostics
    let count = diagnostics.count { !$0.isError && $0.isAboutFile }
    if count > 0 { return fail("the files have \(counted(count, "warning"))", with: .error) }
    guard runCount > 0 else { return .success }
    return fail("the run has \(counted(runCount, "warning"))", with: .error)
  }
}

extension Diagnostic {
  fileprivate var isAboutFile: Bool {
    switch place {
    case .span, .file: true
    case .commandLine: false
    }
  }
}
