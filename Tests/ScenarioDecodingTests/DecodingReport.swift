import ScenarioDecoding
import ScenarioDiagnostics
import Testing

/// Decodes a file and compares everything that it reports with the expected lines.
///
/// A line is `line:column: error: message [id]`, then ` -- suggestion` where there is one.
func expect(
  _ yaml: String,
  reports expected: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let decoded = ScenarioDecoder.decode(SourceFile(path: "test.yaml", text: yaml))
  #expect(decoded.report == expected, sourceLocation: sourceLocation)
}

extension DecodedFile {
  /// The diagnostics by place, one a line.
  var report: String {
    diagnostics.map(\.line).joined(separator: "\n")
  }
}

extension Diagnostic {
  fileprivate var line: String {
    var line = ""
    if case .span(let span) = place {
      line = "\(span.position.line):\(span.position.column): "
    }
    line += "\(severity.rawValue): \(message.text) [\(message.id)]"
    return line + (suggestion.map { " -- \($0)" } ?? "")
  }
}
