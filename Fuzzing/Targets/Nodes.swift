import ScenarioDiagnostics
import ScenarioYAML

/// The reader: every node and every problem lies in its file and can be shown.
enum Nodes {
  static func check(_ bytes: [UInt8]) {
    let reading = YAMLReader.read(SourceFile(path: "fuzz.yaml", bytes: bytes))
    check(reading.diagnostics)
    if let root = reading.document?.root { check(root) }
  }

  /// The problems of one file, and what a terminal shows of them.
  static func check(_ diagnostics: [Diagnostic]) {
    promise("there is an end of problems", diagnostics.count <= ProblemList.limit + 1)
    for diagnostic in diagnostics {
      if case .span(let span) = diagnostic.place { check(span) }
      for span in diagnostic.notes.compactMap(\.span) { check(span) }
    }
    Terminals.check(DiagnosticRenderer(style: .plain).render(diagnostics).utf8)
  }

  private static func check(_ node: YAMLNode) {
    check(node.span)
    for item in node.items { check(item) }
    for entry in node.entries {
      check(entry.key)
      check(entry.value)
    }
  }

  private static func check(_ span: SourceSpan) {
    let isWithin = span.start <= span.end && Int(span.end) <= span.file.bytes.count
    promise("a span lies in its file", isWithin, "\(span.start)..<\(span.end)")
  }
}
