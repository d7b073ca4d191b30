import ScenarioEvents
import ScenarioLoading
import ScenarioModel
import ScenarioRuntime

/// What a list of settings must not show.
struct HiddenValues {
  /// The variables whose values are not shown.
  let names: Set<String>

  /// What is not shown of any other setting either.
  let texts: Secrets

  /// Hides what the configuration lists and what the files do; all variables where that is not known.
  ///
  /// - Parameters:
  ///   - configured: The configuration's own settings and the variables of the command line.
  ///   - listed: What the files of a run list.
  init(_ configured: PlanDefaults, _ listed: ListedSecrets) {
    let (header, overrides) = (configured.header, configured.overrides)
    var names = listed.names.union(header.secrets.map(\.value))
    if listed.mayLackSome {
      names.formUnion(overrides.keys)
      names.formUnion(header.variables.names)
    }
    var texts = listed.texts
    texts.formUnion(header.listing(names).writtenSecrets)
    for name in names {
      if let text = overrides[name] { texts.insert(text) }
    }
    (self.names, self.texts) = (names, texts)
  }
}
