import ScenarioEvents
import ScenarioLoading
import ScenarioModel
import ScenarioRuntime

/// The values that a list of settings must not show.
struct HiddenValues {
  /// The variables whose values are not shown.
  let names: Set<String>

  /// The texts that no other setting may show either.
  let texts: Secrets

  /// Hides the secrets of the configuration and the files; all variables if those are not known.
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
