import AppModelKit
import ScenarioEvents
import ScenarioModel

extension Interpreter {
  /// Keeps what the header lists as secret out of every report.
  mutating func noteListedSecrets() {
    let listed = scenario.header.secrets
    if listed.isEmpty { return }
    secretSources.listed = Set(listed.map(\.value))
    secrets.formUnion(scope.secrets(listedIn: scenario.header))
  }

  /// Keeps what goes into a secure field out of every report.
  mutating func noteTypedSecret(_ text: String, from source: Text) {
    let focused = look().elements.first(where: \.isFocused)
    guard let focused, focused.traits.contains(.secure) else { return }
    let sources = scope.sources(of: source.references)
    secretSources.insert(typed: sources)
    secrets.insert(text, from: [source.span] + sources.spans)
  }

  /// A value as the log shows it that becomes a variable; one that is listed as secret it does not
  /// show.
  mutating func shown(_ value: Value, remembered name: String) -> String {
    guard secretSources.listed.contains(name) else { return value.shown }
    secrets.insert(all: value)
    return Secrets.mask
  }
}
