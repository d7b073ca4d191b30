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

/// Decodes a scenario of one step, which begins in the fifth column of the third line.
func expect(
  step: String,
  reports expected: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expect("name: A\nsteps:\n  - \(step)", reports: expected, sourceLocation: sourceLocation)
}

/// Decodes a scenario with one more line in its header, the second one.
func expect(
  header: String,
  reports expected: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expect("name: A\n\(header)\nsteps: [back]", reports: expected, sourceLocation: sourceLocation)
}

/// What decoding a file reports, one diagnostic a line.
func report(of yaml: String) -> String {
  let decoded = ScenarioDecoder.decode(SourceFile(path: "test.yaml", text: yaml))
  return Diagnostic.report(decoded.diagnostics.inReportingOrder(ofFiles: []))
}

/// Decodes a file and compares the places of the texts that it reports as misread.
func expectIDs(
  _ yaml: String,
  id: String = "misread-text",
  at places: [String],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let lines = report(of: yaml).split(separator: "\n").map { line in
    line.contains("[\(id)]")
      ? line.split(separator: ":").prefix(2).joined(separator: ":") : String(line)
  }
  #expect(lines == places, sourceLocation: sourceLocation)
}
