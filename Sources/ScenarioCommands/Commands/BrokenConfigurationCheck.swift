import ScenarioDecoding
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioLoading
import ScenarioRuntime

/// Looks for errors in scenario files although `rehearse.yaml` has some, so that all show at once.
///
/// What the files take from the configuration is not known, so they are decoded and not planned.
struct BrokenConfigurationCheck {
  private let problems: [Diagnostic]
  private let context: SuiteContext

  /// - Parameters:
  ///   - problems: What is wrong with the configuration.
  ///   - context: Where the command works.
  init(_ problems: [Diagnostic], in context: SuiteContext) {
    self.problems = problems
    self.context = context
  }

  /// A suite in which every file with errors is a test case that can't be run, the configuration first.
  func suite(of paths: [ScenarioPath]) throws(PathProblem) -> ChosenSuite {
    let discovery = FileDiscovery(paths, in: context.workspace)
    let files = discovery.findings.map { finding in (finding.path, diagnostics(of: finding)) }
    let broken =
      [(context.workspace.configurationPath, problems)]
      + files.filter { $0.1.contains(where: \.isError) }
    let cases = broken.flatMap { PlannedFile.rejected(path: $0.0, $0.1).cases }
    return ChosenSuite(
      selected: Selection().apply(to: RunPlan(cases: cases)),
      loadingDiagnostics: problems + files.flatMap(\.1),
      memory: FailureMemory(),
      files: SuiteFiles(found: files.map(\.0), mayHoldLinks: true, named: [])
        .adding(context.configuration.ownPath),
      plannedFiles: broken.map(\.0),
      loneVocabularyCount: 0,
      foundCount: cases.count,
      hiddenFolders: [],
      isConfigured: true,
      isTaggedByConfiguration: false,
      isConfigurationBroken: true,
      isUnconcerned: false
    )
  }

  /// What is wrong with a file by itself.
  private func diagnostics(of finding: FileDiscovery.Finding) -> [Diagnostic] {
    let secrets = context.configuration.writtenSecrets
    return ReadFile.read([finding]).flatMap(\.ownDiagnostics).map { diagnostic in
      // A broken configuration may list secrets that nobody can know.
      context.configuration.mayListSecrets
        ? diagnostic.withoutLines.masked(by: secrets) : diagnostic
    }
  }
}

extension ReadFile {
  fileprivate var ownDiagnostics: [Diagnostic] {
    switch outcome {
    case .decoded(let decoded): decoded.diagnostics
    case .unreadable(let diagnostic): [diagnostic]
    }
  }
}
