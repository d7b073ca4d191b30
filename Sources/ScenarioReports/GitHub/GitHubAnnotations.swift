package import ScenarioDiagnostics
package import ScenarioEvents

/// Annotations for GitHub Actions: each place that failed, and the reason.
///
/// They are commands on standard output.
package struct GitHubAnnotations: StreamedReport {
  private var text = TextBuffer(for: .ciLog(.plain))

  /// A file's path as GitHub knows it.
  private let shownPath: @Sendable (String) -> String

  package init(shownPath: @escaping @Sendable (String) -> String = { $0 }) {
    self.shownPath = shownPath
  }

  package mutating func receive(_ event: RunEvent, into sink: inout some ReportSink) {
    switch event {
    case .caseFinished(let record): add(record)
    case .runStarted, .caseStarted, .idle, .runFinished: break
    }
    text.flush(into: &sink)
  }

  /// Annotates problems that have a file, errors before warnings: GitHub shows only the first few.
  package mutating func mark(_ diagnostics: [Diagnostic], into sink: inout some ReportSink) {
    let (errors, warnings) = (diagnostics.filter(\.isError), diagnostics.filter { !$0.isError })
    mark(errors, "error")
    mark(warnings, "warning")
    text.flush(into: &sink)
  }

  private mutating func mark(_ diagnostics: [Diagnostic], _ level: StaticString) {
    let troubles = diagnostics.lazy.map { CaseTrouble($0, in: "") }
    for trouble in troubles.filter({ !$0.file.isEmpty }).prefix(CaseTrouble.mostShown) {
      text.append(annotation: trouble, in: shownPath(trouble.file), of: trouble.file, as: level)
    }
  }

  private mutating func add(_ record: CaseRecord) {
    switch record.verdict {
    case .passed, .skipped: break
    case .failed, .error: addTroubles(of: record, as: "error")
    case .flaky: addTroubles(of: record, as: "warning")
    }
  }

  private mutating func addTroubles(of record: CaseRecord, as level: StaticString) {
    for trouble in record.troubles.prefix(CaseTrouble.mostShown) {
      let file = shownPath(trouble.file)
      text.append(annotation: trouble, in: file, of: record.identity.name, as: level)
    }
  }
}

extension TextBuffer {
  fileprivate mutating func append(
    annotation trouble: CaseTrouble,
    in file: String,
    of name: String,
    as level: StaticString
  ) {
    append(template: "::\(level) file=")
    append(property: file)
    if let position = trouble.position {
      append(template: ",line=\(position.line),col=\(position.column)")
    }
    append(",title=")
    append(property: name)
    append("::")
    append(message: trouble.lines)
    append("\n")
  }

  private mutating func append(property: String) {
    append(verbatim: VisibleText.escaping(property).escapedForGitHubProperty)
  }

  /// Appends the lines of a message, between which GitHub wants line breaks of its own kind.
  private mutating func append(message lines: [String]) {
    for (index, line) in lines.enumerated() {
      if index > 0 { append("%0A") }
      append(verbatim: VisibleText.escaping(line).escapedForGitHubData)
    }
  }
}
