import ScenarioDiagnostics
import ScenarioEvents

extension TextBuffer {
  /// Appends a failure with its place, in the form of compilers.
  mutating func append(_ failure: Failure, at location: String) {
    append("  ")
    append(text: location)
    append(": ")
    inked(.red) { $0.append(failure.kind.isError ? "error: " : "failed: ") }
    inked(.bold) { $0.append(text: failure.summary) }
    append("\n")
  }

  /// Appends lines that explain what stands above.
  mutating func append(block lines: [String]) {
    for line in lines {
      append("    ")
      append(text: line)
      append("\n")
    }
  }

  /// Appends a problem of a file, with the line that it is about.
  mutating func append(_ diagnostic: Diagnostic, width: Int) {
    for (index, line) in diagnostic.lines.enumerated() {
      append("  ")
      append(text: line)
      append("\n")
      guard index == 0, case .span(let span) = diagnostic.place else { continue }
      append(excerptOf: span, width: width)
    }
  }

  /// Appends the line of source on which a span begins, and marks below the span.
  mutating func append(excerptOf span: SourceSpan, width: Int) {
    let excerpt = SourceExcerpt(of: span, width: width)
    let number = String(excerpt.line)
    append("    ")
    append(verbatim: number)
    append(" | ")
    append(verbatim: excerpt.before + excerpt.marked + excerpt.after)
    append("\n")
    append(spaces: 4 + number.utf8.count)
    append(" | ")
    append(spaces: displayWidth(of: excerpt.before))
    inked(.green) { $0.append(verbatim: excerpt.caret) }
    append("\n")
  }
}
