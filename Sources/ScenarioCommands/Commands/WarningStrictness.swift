import ArgumentParser
import ScenarioDiagnostics
import ScenarioLoading

/// What warnings about files are to a command that reads them.
enum WarningStrictness {
  case tolerated
  case error

  /// What `--fail-on-warnings` does.
  static let help: ArgumentHelp =
    "End with 2 if a file or the run has a warning."

  /// Returns the exit status after warnings in the files or in the run, and shows an error if they
  /// count as failures.
  ///
  /// A run has the warnings of its files as well, so its own count only if the files have none.
  func status(
    of suite: ChosenSuite,
    warningsOfRun: Int = 0,
    in context: SuiteContext,
    with tool: Tool
  ) -> ExitStatus {
    guard self == .error else { return .success }
    let diagnostics = context.configuration.problems(among: tool.catalog) + suite.diagnostics
    let count = diagnostics.count { !$0.isError && $0.isAboutFile }
    guard count + warningsOfRun > 0 else { return .success }
    let warnings =
      count > 0
      ? "the files have \(counted(count, "warning"))"
      : "the run has \(counted(warningsOfRun, "warning"))"
    return tool.fail(warnings, with: .error)
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
