import ScenarioDiagnostics
import ScenarioReports

/// The merged report without the blanks that leave room for counters, and the warnings.
func merge(_ reports: [String]) throws -> (text: String, warnings: [String]) {
  var merge = JUnitMerge()
  for (index, report) in reports.enumerated() {
    try merge.add(SourceFile(path: "\(index + 1).xml", text: report))
  }
  var sink = MemorySink()
  let warnings = merge.write(into: &sink)
  return (
    sink.text.replacing(#/ +>\n  </#, with: ">\n  <", maxReplacements: 1),
    warnings.map { warning in
      guard case .span(let span) = warning.place else { return "nowhere" }
      let other = warning.notes.first?.span?.location ?? "nowhere"
      return "\(span.location) \(warning.message.id), as in \(other)"
    }
  )
}
