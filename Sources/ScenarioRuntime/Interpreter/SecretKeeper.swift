import ScenarioDiagnostics
import ScenarioEvents
import ScenarioModel

/// What was typed into secure fields, and every place that it came from.
struct SecretKeeper {
  private(set) var texts: Set<String> = []
  private(set) var places: [SourceSpan] = []

  /// Notes a text that was typed: masked where it was written, whatever it passed through.
  mutating func append(_ text: String, writtenAt source: Text, in scope: Scope) {
    if !text.isEmpty { texts.insert(text) }
    places.append(source.span)
  }
}
