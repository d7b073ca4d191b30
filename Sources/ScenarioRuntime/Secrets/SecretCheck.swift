import ScenarioDiagnostics
import ScenarioModel

/// Finds names that are listed as secret, but that no scenario has a variable for.
///
/// What a suite lists is unknown only if it is so to all of its scenarios.
struct SecretCheck {
  private struct Name {
    let name: String
    var isKnown = false
    var others: Set<String> = []
  }

  private var names: [SourceSpan: Name] = [:]

  /// Takes in what one scenario lists and defines.
  mutating func add(_ survey: SecretSurvey) {
    for listed in survey.listed {
      var name = names[listed.span] ?? Name(name: listed.value)
      name.isKnown = name.isKnown || survey.knownNames?.contains(listed.value) ?? true
      name.others.formUnion(survey.knownNames ?? [])
      names[listed.span] = name
    }
  }

  /// The unknown ones of a file; those of the configuration are known to itself.
  func diagnostics(in file: SourceFile) -> [Diagnostic] {
    names.filter { $0.key.file === file && !$0.value.isKnown }
      .sorted { $0.key.start < $1.key.start }
      .map { .unknownSecret($1.name, at: $0, among: $1.others.sorted()) }
  }
}
