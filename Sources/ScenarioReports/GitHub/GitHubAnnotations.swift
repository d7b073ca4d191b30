package import ScenarioDiagnostics
package import ScenarioEvents

/// Commands that make GitHub mark lines of files: each place that failed, and what is wrong there.
///
/// They belong on standard output of a step of GitHub Actions.
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

  /// Marks what is wrong in files, as far as there is a file: errors before warnings, as GitHub shows
  /// no more than the first few.
  package mutating func mark(_ diagnostics: [Diagnostic], into sink: inout some ReportSink) {
    let (errors, warnings) = (diagnostics.filter(\.isError), diagnostics.filter { !$0.isError })
    mark(errors, "error")
    mark(warnings, "warning")
    text.flush(into: &sink)
  }

  private mutating func mark(_ diagnostics: [Diagnostic], _ level: StaticString) {
    let troubles = diagnostics.lazy.map { CaseTrouble($0, in: "") }
    for trouble in troubles.filter({ !$0.file.isEmpty }).prefix(CaseTrouble.mostTold) {
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
    for trouble in record.troubles.prefix(CaseTrouble.mostTold) {
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
    append("::")
    append(level)
    append(" file=")
    append(property: file)
    if let position = trouble.position {
      append(",line=")
      append(position.line)
      append(",col=")
      append(position.column)
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
