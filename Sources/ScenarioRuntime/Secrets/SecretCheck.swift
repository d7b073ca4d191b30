import ScenarioDiagnostics
import ScenarioModel

/// Finds names that are listed as secret, but that no scenario has a variable for.
///
/// What a suite lists is unknown only if it is so to all of its scenarios.
struct SecretCheck {
  private struct Name {
    let name: String
    let isKnown: Bool

    /// What the only scenario defines that lists the name; nil where all of a suite do.
    let others: VariableNames?
  }

  private var names: [SourceSpan: Name] = [:]

  /// What each of the scenarios defines.
  private var allOthers: [VariableNames] = []

  /// Takes in what one scenario lists and defines.
  mutating func add(_ survey: SecretSurvey) {
    let others = survey.knownNames ?? VariableNames()
    allOthers.append(others)
    for listed in survey.listed {
      let earlier = names[listed.span]
      let isKnown = survey.knownNames?.contains(listed.value) ?? true
      names[listed.span] = Name(
        name: listed.value,
        isKnown: isKnown || earlier?.isKnown == true,
        others: earlier == nil ? others : nil
      )
    }
  }

  /// The unknown ones of a file, as far as anybody reads them; those of the configuration are known
  /// to itself.
  func diagnostics(in file: SourceFile) -> [Diagnostic] {
    let unknown = names.filter { $0.key.file === file && !$0.value.isKnown }
      .sorted { $0.key.start < $1.key.start }
      .prefix(ProblemList.limit + 1)
    let all = unknown.isEmpty ? [] : allOthers.reduce(into: Set()) { $0.formUnion($1.all) }
    return unknown.map { .unknownSecret($1.name, at: $0, among: $1.others?.all ?? all) }
  }
}
