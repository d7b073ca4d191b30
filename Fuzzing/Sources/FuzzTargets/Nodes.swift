import ScenarioDiagnostics
import ScenarioYAML

/// The reader: every span lies in its file, and reading again gives the same.
enum Nodes {
  static func check(_ bytes: [UInt8]) {
    let file = SourceFile(path: "fuzz.yaml", bytes: bytes)
    let reading = YAMLReader.read(file)
    for diagnostic in reading.diagnostics {
      if case .span(let span) = diagnostic.place { require(span) }
      for note in diagnostic.notes { note.span.map(require) }
    }
    if let root = reading.document?.root { visit(root) }
    let again = YAMLReader.read(file)
    precondition(again.diagnostics.map(\.message.text) == reading.diagnostics.map(\.message.text))
    _ = DiagnosticRenderer(style: .plain).render(reading.diagnostics)
  }

  private static func visit(_ node: YAMLNode) {
    require(node.span)
    for item in node.items { visit(item) }
    for entry in node.entries {
      visit(entry.key)
      visit(entry.value)
    }
  }

  private static func require(_ span: SourceSpan) {
    precondition(span.start <= span.end && Int(span.end) <= span.file.bytes.count, "\(span.start)")
  }
}
