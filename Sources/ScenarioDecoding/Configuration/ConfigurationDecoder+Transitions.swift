import ScenarioDiagnostics
import ScenarioModel
import ScenarioYAML
import Suggestions

/// The transitions of an app against its screens.
extension ConfigurationDecoder {
  /// Reports transitions from or to screens that the app does not have, if it lists its screens everywhere.
  mutating func checkTransitions(_ fields: Fields<WebAppKey>) {
    guard let names = screenNames(fields), let transitions = fields[.transitions] else { return }
    for entry in transitions.entries where entry.value.kind == .mapping {
      for part in entry.value.entries where TransitionKey.finder.key(named: part.key) != nil {
        checkScreen(part, among: names)
      }
    }
  }

  private mutating func checkScreen(_ part: YAMLEntry, among names: [String]) {
    let name = part.value.text
    guard part.value.kind == .scalar, !names.contains(name) else { return }
    report(
      .wrongWord("'\(part.key.text)'", "one of the app's 'screens'", found: name),
      at: part.value.span,
      suggestion: didYouMean(name, among: names)
    )
  }

  /// The names of an app's screens; nil if a page or device may have others.
  private func screenNames(_ fields: Fields<WebAppKey>) -> [String]? {
    var names: [String] = []
    let places = [
      (fields.has(.web), fields[.screens]), (fields.has(.device), fields[.device]?["screens"]),
    ]
    for (isThere, screens) in places where isThere {
      guard let screens, !screens.entries.isEmpty else { return nil }
      names += screens.entries.map(\.key.text)
    }
    return names.isEmpty ? nil : names
  }
}
