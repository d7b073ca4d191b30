import ScenarioEvents
import ScenarioModel

/// A case's own texts as every output shows them: filled in, without what is listed as secret.
struct ShownTexts {
  /// The listed secrets: their literal texts, and their values in this case.
  let secrets: Secrets
  private let scope: Scope

  init(_ scope: Scope, of header: Header, sharing shared: SharedHeader) {
    self.scope = scope
    var secrets = shared.secrets
    if !header.secrets.isEmpty {
      secrets.formUnion(header.writtenSecrets)
      secrets.formUnion(scope.values(listedIn: header))
    }
    self.secrets = secrets
  }

  /// A text, or what is written of it if it can't be filled in before the run.
  func callAsFunction(_ text: Text) -> String {
    secrets.masking((try? scope.text(text)) ?? text.source)
  }

  /// A text that identifies something; its source if its value would be empty.
  func title(_ text: Text) -> String {
    let title = self(text)
    return title.isBlank ? text.source : title
  }
}
