import ScenarioDecoding
import ScenarioDiagnostics
import ScenarioTestSupport
import Testing

/// Decodes a file and compares everything that it reports with the expected lines.
///
/// A line is `line:column: error: message [id]`, then ` -- suggestion` where there is one; the
/// notes follow, each in a line of its own.
func expect(
  _ yaml: String,
  reports expected: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let decoded = ScenarioDecoder.decode(SourceFile(path: "test.yaml", text: yaml))
  let report = Diagnostic.report(decoded.diagnostics.inReportingOrder(ofFiles: []))
  expect(report, equals: expected, sourceLocation: sourceLocation)
}
