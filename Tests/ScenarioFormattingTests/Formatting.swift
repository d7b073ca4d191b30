import ScenarioDiagnostics
import ScenarioFormatting
import Testing

func format(_ text: String) -> ScenarioFormatter.Outcome {
  ScenarioFormatter.format(SourceFile(path: "test.yaml", text: text))
}

/// Expects a text to be laid out in a way, and that way to be final.
func expect(
  _ text: String,
  becomes expected: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(formatted(text) == expected, sourceLocation: sourceLocation)
  #expect(formatted(expected) == expected, sourceLocation: sourceLocation)
}

/// The text in its layout, or in words why it has none.
func formatted(_ text: String) -> String {
  switch format(text) {
  case .formatted(let bytes): String(decoding: bytes, as: UTF8.self)
  case .invalid(let diagnostics): "invalid: \(diagnostics.map(\.message.text))"
  case .refused: "refused"
  }
}
