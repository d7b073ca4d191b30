import ScenarioDiagnostics
import ScenarioLoading
import ScenarioRuntime

/// The input of a command: the chosen plan, and everything that was found while reading it.
struct ChosenSuite {
  var selected: SelectedPlan

  /// The diagnostics of reading the files.
  let loadingDiagnostics: [Diagnostic]

  /// The remembered failures that the files still contain.
  let memory: FailureMemory

  /// The files that were read for it, including the configuration.
  let files: SuiteFiles

  /// The scenario files that the paths lead to, in the plan's order, chosen or not.
  let plannedFiles: [String]

  var plan: RunPlan { selected.plan }

  var diagnostics: [Diagnostic] { loadingDiagnostics + selected.diagnostics }

  /// How many vocabularies were checked where no file has a scenario; 0 where one has.
  let loneVocabularyCount: Int

  /// How many test cases the paths lead to.
  let foundCount: Int

  /// The folders that were not searched because their names begin with a dot.
  let hiddenFolders: [String]

  /// Whether there is a `rehearse.yaml`.
  let isConfigured: Bool

  /// Whether the tags of `rehearse.yaml` are part of the selection.
  let isTaggedByConfiguration: Bool

  /// Whether `rehearse.yaml` has errors, so that nothing is run and only errors are known.
  let isConfigurationBroken: Bool

  /// Whether something was chosen, but nothing that a change concerns.
  let isUnconcerned: Bool

  var hasErrors: Bool { diagnostics.contains(where: \.isError) }
}

extension ChosenSuite {
  /// The warnings that reports don't show: with a file that can't be run they show all it has.
  var warningsBesideReports: [Diagnostic] {
    let warnings = diagnostics.filter { !$0.isError }
    return warnings.isEmpty ? [] : warnings.subtracting(plan.cases.flatMap(\.rejection))
  }

  /// Why there is nothing to run.
  var emptiness: String {
    switch foundCount {
    case 0 where loneVocabularyCount > 0: "there is no scenario to run, only vocabularies"
    case 0:
      "there is no scenario to run\(isConfigured ? "" : "; 'rehearse init' makes a first one")"
    case 1: "there is no scenario to run: \(selection) leaves out the one that was found"
    default: "there is no scenario to run: \(selection) leaves out all \(foundCount)"
    }
  }

  /// The folders that were not searched and may hold what is missing.
  var unsearchedFolders: String? {
    guard foundCount == 0, loneVocabularyCount == 0, !hiddenFolders.isEmpty else { return nil }
    let names = hiddenFolders.prefix(3).map { "'\(VisibleText.escaping($0))'" }
    let rest = hiddenFolders.count > 3 ? " and \(hiddenFolders.count - 3) more" : ""
    return "folders whose names begin with a dot are not searched: "
      + "\(names.joined(separator: ", "))\(rest); name them to have them searched"
  }

  private var selection: String {
    isTaggedByConfiguration
      ? "the selection, to which 'tags' in \(Workspace.configurationFile) belongs,"
      : "the selection"
  }
}
