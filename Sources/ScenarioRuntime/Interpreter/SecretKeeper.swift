import ScenarioDiagnostics
import ScenarioModel

/// What was typed into secure fields in one attempt, and where it was written.
///
/// Long secrets are masked wherever they appear, short ones only where they came from: a report
/// in which every `b` is masked would say nothing.
struct SecretKeeper {
  /// The texts that are masked wherever they appear.
  private(set) var texts: Set<String> = []

  /// Where the texts are written, whatever they passed through on the way to the field.
  private(set) var origins: [SourceSpan] = []

  /// From this many characters on a secret can be told from ordinary text.
  private static let shortestVerbatim = 4

  var isEmpty: Bool { texts.isEmpty && origins.isEmpty }

  /// Notes a text that went into a secure field.
  mutating func append(_ text: String, writtenAt source: Text, in scope: Scope) {
    if text.count >= Self.shortestVerbatim { texts.insert(text) }
    for span in [source.span] + scope.origins(of: source.references) where !origins.contains(span) {
      origins.append(span)
    }
  }
}
