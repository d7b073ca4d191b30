import ScenarioDecoding
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioLoading
import ScenarioRuntime

/// Looks for errors in scenario files if `rehearse.yaml` has errors, so that all show at once.
///
/// The files' settings are not known without a valid configuration, so the files are decoded but
/// not planned.
struct BrokenConfigurationCheck {
  let problems: [Diagnostic]
  let context: SuiteContext

  /// Makes a suite with a test case for every file that has errors, the configuration first.
  func suite(of paths: [ScenarioPath]) -> ChosenSuite {
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

  /// The problems of a file by itself.
  private func diagnostics(of finding: FileDiscovery.Finding) -> [Diagnostic] {
    let secrets = context.configuration.writtenSecrets
    return ReadFile.read([finding]).flatMap(\.ownDiagnostics).map { diagnostic in
      // A broken configuration may list secrets that can't be read.
      context.configuration.mayListSecrets
        ? diagnostic.withoutLines.masked(by: secrets) : diagnostic
    }
  }
}

extension ReadFile {
  fileprivate var ownDiagnostics: [Diagnostic] {
    switch outcome {
    case .success(let decoded): decoded.diagnostics
    case .failure(let error): [error.diagnostic]
    }
  }
}
