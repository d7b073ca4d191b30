import ScenarioEvents
import ScenarioModel

/// A case's own texts as every output shows them: filled in, without what is listed as secret.
struct ShownTexts {
  /// What is listed as secret: what is written of it, and the values in this case.
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

  /// A text that identifies something; what is written of it if it would show nothing.
  func title(_ text: Text) -> String {
    let title = self(text)
    return title.isBlank ? text.source : title
  }
}
