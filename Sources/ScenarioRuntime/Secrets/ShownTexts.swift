import ScenarioEvents
import ScenarioModel

/// A case's own texts as every output shows them: filled in, but for what is listed as secret.
struct ShownTexts {
  private let scope: Scope
  private let secrets: Secrets
  private var sources = SecretSources()

  init(_ scope: Scope, of header: Header) {
    self.scope = scope
    secrets = header.secrets.isEmpty ? Secrets() : scope.secrets(listedIn: header)
    sources.listed = Set(header.secrets.map(\.value))
  }

  /// A text, or what is written of it where it can't be filled in before the run.
  func callAsFunction(_ text: Text) -> String {
    guard !sources.listed.isEmpty else { return filled(text) ?? text.source }
    let masked = filled(text) == nil ? nil : try? scope.text(text, masking: sources)
    return secrets.masking(masked ?? text.source)
  }

  /// A text that tells one thing from others; what is written of it where it would show nothing.
  func title(_ text: Text) -> String {
    let title = self(text)
    return title.allSatisfy(\.isWhitespace) ? text.source : title
  }

  private func filled(_ text: Text) -> String? { try? scope.text(text) }
}
