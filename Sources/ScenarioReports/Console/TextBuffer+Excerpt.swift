import ScenarioDiagnostics

extension TextBuffer {
  /// Appends a headline with its place, as compilers write one: `path:5:9: failed: …`.
  mutating func append(headline: String, at location: String, label: StaticString, in ink: Ink) {
    append("  ")
    inked(.place) {
      $0.append(text: location)
      $0.append(":")
    }
    append(" ")
    inked(ink) {
      $0.append(label)
      $0.append(":")
    }
    append(" ")
    inked(.place) { $0.append(text: headline) }
    append("\n")
  }

  /// Appends the line of source on which a span begins, and marks below the span.
  mutating func append(excerptOf span: SourceSpan, width: Int) {
    let gutter = 12
    let snippet = Snippet(of: span, columns: max(20, width - gutter))
    let number = String(snippet.line)
    append(template: "   \(verbatim: number) | \(snippet.text)\n")
    append(spaces: 3 + number.utf8.count)
    append(" | ")
    append(spaces: snippet.markedColumns.lowerBound)
    inked(.green) {
      $0.append("^")
      $0.append(repeating: "~", count: snippet.markedColumns.count - 1)
    }
    append("\n")
  }

  /// Appends problems of files just as standard error shows them, but indented.
  mutating func append(_ diagnostics: [Diagnostic]) {
    if case .terminal(let colour) = medium {
      append(diagnostics, by: colour) { $0.append(verbatim: $1) }
    } else {
      append(diagnostics, by: .plain) { $0.append(text: $1) }
    }
  }

  private mutating func append(
    _ diagnostics: [Diagnostic],
    by style: ConsoleColour,
    _ appendLine: (inout TextBuffer, String) -> Void
  ) {
    for line in DiagnosticRenderer(style: style).render(diagnostics).lines {
      append("  ")
      appendLine(&self, line)
      append("\n")
    }
  }
}
