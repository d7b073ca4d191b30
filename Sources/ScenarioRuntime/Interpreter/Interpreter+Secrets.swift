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

  /// Keeps what goes into a secure field out of every report, and says whether it does.
  mutating func noteTypedSecret(_ text: String, from source: Text) -> Bool {
    let focused = look().elements.first(where: \.isFocused)
    guard let focused, focused.traits.contains(.secure) else { return false }
    let sources = scope.sources(of: source.references)
    secretSources.insert(typed: sources)
    secrets.insert(text, from: [source.span] + sources.spans)
    return true
  }

  /// Keeps the part of a secret that is in a field when typing it came to an early end out of every
  /// report.
  mutating func noteCutSecret(_ part: Substring, from source: Text) {
    guard secretSources.cover(scope.sources(of: source.references)) else { return }
    secrets.insert(String(part), from: [])
  }

  /// Keeps a value that was read from a secure field out of every report, as if its new name were
  /// listed as secret.
  mutating func noteRememberedSecret(_ value: Value, as name: String) {
    secretSources.listed.insert(name)
    secrets.insert(all: value)
  }

  /// A value as the log shows it that becomes a variable; a secret it does not show, whether its
  /// name is listed or it is the value of one that is.
  mutating func shown(_ value: Value, remembered name: String) -> String {
    guard secretSources.listed.contains(name) || isSecret(value) else { return value.shown }
    noteRememberedSecret(value, as: name)
    return Secrets.mask
  }

  private func isSecret(_ value: Value) -> Bool {
    guard case .text(let text) = value else { return false }
    return secrets.contains(text)
  }

  /// A text as the log shows it, without the values that are made of secrets.
  func shownText(_ text: Text) throws(Failure) -> String {
    try scope.hiding(secretSources).fill { scope throws(ValueFault) in try scope.shownText(text) }
  }
}
