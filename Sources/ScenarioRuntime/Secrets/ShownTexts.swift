import ScenarioEvents
import ScenarioModel

/// A case's own texts as every output shows them: filled in, but for what is listed as secret.
struct ShownTexts {
  private let scope: Scope
  private let secrets: Secrets

  init(_ scope: Scope, of scenario: Scenario) {
    self.scope = scope
    secrets = scope.hidesAnything ? scope.secrets(listedIn: scenario.header) : Secrets()
  }

  /// A text, or what is written of it where it can't be filled in before the run.
  func callAsFunction(_ text: Text) -> String { secrets.masking(filled(text) ?? text.source) }

  /// A text that tells one thing from others; what is written of it where it would show nothing.
  func title(_ text: Text) -> String {
    let title = self(text)
    return title.isBlank ? text.source : title
  }

  private func filled(_ text: Text) -> String? {
    guard let filled = try? scope.text(text) else { return nil }
    return scope.hidesAnything ? try? scope.shownText(text) : filled
  }
}
