import ScenarioDiagnostics
import ScenarioLoading
import ScenarioModel
import ScenarioRuntime
import Suggestions

extension Tool {
  /// Shows why a place is not available.
  func show(_ problem: PlaceProblem) -> ExitStatus {
    show([Diagnostic(problem)])
    return .error
  }

  /// Shows diagnostics on standard error, as compilers do.
  func show(_ diagnostics: [Diagnostic]) {
    let renderer = DiagnosticRenderer(style: errors.consoleColour)
    var text = ""
    for diagnostic in diagnostics {
      renderer.render(diagnostic, into: &text)
      if let hint = hint(for: diagnostic) { text += "\(hint)\n" }
    }
    errors.write(text)
  }

  /// Shows the problems of a suite: the files that import a broken one are counted in one note, as
  /// all of them would say the same.
  func show(problemsOf suite: ChosenSuite) {
    let imports = suite.diagnostics.filter(\.isBrokenImport)
    if imports.count < 2 { return show(suite.diagnostics) }
    show(suite.diagnostics.filter { !$0.isBrokenImport })
    showImporters(imports)
  }

  /// Counts the files that can't be run because of what they import, if there are several.
  func showImporters(_ brokenImports: [Diagnostic]) {
    guard brokenImports.count > 1 else { return }
    let places = brokenImports.map { VisibleText.escaping($0.location) }
    let files = Set(brokenImports.compactMap(\.path).map(PathKey.init)).count
    let rest = places.count > 3 ? " and \(places.count - 3) more" : ""
    note(
      "\(counted(files, "file")) can't be run because of an imported file with errors: "
        + "\(places.prefix(3).joined(separator: ", "))\(rest)"
    )
  }

  /// The hint at `rehearse explain`, once for each id and only on a terminal.
  private func hint(for diagnostic: Diagnostic) -> String? {
    errors.isTerminal ? hints.hint(for: diagnostic.message.id) : nil
  }

  /// Says why nothing is done.
  func show(_ problem: UsageProblem) -> ExitStatus {
    switch problem {
    case .configured(let diagnostics), .path(.configured(let diagnostics)): show(diagnostics)
    default: errors.write("rehearse: error: \(problem.text)\n")
    }
    return .usage
  }

  /// Shows a note about folders that were not searched but may have been meant.
  func show(_ links: UnfollowedLinks) {
    if let note = links.note { self.note(note) }
  }

  /// Says which app was meant most likely, or which there are.
  func showUnknownApp(_ name: String, among known: [String]? = nil) -> ExitStatus {
    let names = known ?? catalog.names
    let advice = didYouMean(name, among: names, orAll: "apps")
    return fail("unknown app '\(VisibleText.escaping(name))'; \(advice)")
  }

  /// Says that no app has a name, after the problems of the configuration.
  ///
  /// An app whose entry in `rehearse.yaml` has errors is not unknown: only the errors are shown.
  func showUnknownApp(
    _ name: String,
    among known: [String],
    in configuration: WorkspaceConfiguration
  ) -> ExitStatus {
    show(configuration.problems(among: catalog))
    if configuration.configuration.writtenAppNames.contains(name) { return .error }
    return showUnknownApp(name, among: known)
  }

  /// Says on standard error which report could not be written, and why.
  func show(_ failure: ReportFailure) -> ExitStatus {
    guard let place = failure.place else { return fail(failure.text, with: .reportNotWritten) }
    show([Diagnostic(.unusableReport(failure.text), at: place)])
    return .reportNotWritten
  }

  /// Says that there is nothing to run.
  ///
  /// That is an error, except if other shards have all cases, or if there was nothing to run again.
  func showNothingToRun(_ suite: ChosenSuite) -> ExitStatus {
    if suite.isUnconcerned {
      note("this concerns no scenario")
      return .success
    }
    if suite.selected.isEmptyShard {
      note("this shard has no scenario; the others have them all")
      return .success
    }
    let status = fail(suite.emptiness, with: .nothingToRun)
    if let folders = suite.unsearchedFolders { note(folders) }
    return status
  }
}

extension SelectedPlan.LastFailed {
  /// That only a part is chosen, or that there was no part to choose.
  var text: String {
    switch count {
    case 0: "nothing here is known to have failed last time, so nothing is left out"
    case 1: "the one scenario of \(total) that failed last time is chosen\(otherShards)"
    default: "the \(count) scenarios of \(total) that failed last time are chosen\(otherShards)"
    }
  }

  private var otherShards: String {
    switch ofOtherShards {
    case 0: ""
    case count: ", from other shards"
    default: ", \(ofOtherShards) of them from other shards"
    }
  }
}

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
