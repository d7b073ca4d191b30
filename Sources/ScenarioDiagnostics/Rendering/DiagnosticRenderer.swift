/// Writes diagnostics as compilers do: a header, the line of the file, and a caret under the place.
///
///     Scenarios/login.yaml:7:5: error: unknown command 'tpa' [unknown-command]
///      7 |   - tpa: Sign in
///        |     ^~~ did you mean 'tap'?
package struct DiagnosticRenderer: Sendable {
  package let style: ConsoleColour

  package init(style: ConsoleColour) { self.style = style }

  /// All diagnostics, each ending with a line break.
  package func render(_ diagnostics: [Diagnostic]) -> String {
    var text = ""
    for diagnostic in diagnostics { render(diagnostic, into: &text) }
    return text
  }

  /// Appends one diagnostic and its notes, ending with a line break.
  package func render(_ diagnostic: Diagnostic, into text: inout String) {
    let place = diagnostic.location
    appendHeader(
      place: place,
      label: diagnostic.severity.rawValue,
      colour: diagnostic.isError ? .error : .warning,
      message: "\(diagnostic.message.text) [\(diagnostic.message.id)]",
      to: &text
    )
    switch diagnostic.place {
    case .span(let span): append(Snippet(of: span), remark: diagnostic.suggestion, to: &text)
    case .file, .commandLine: appendRemark(diagnostic.suggestion, to: &text)
    }
    for note in diagnostic.notes { append(note, fallback: place, to: &text) }
  }
}

extension DiagnosticRenderer {
  private func append(_ note: Diagnostic.Note, fallback: String, to text: inout String) {
    appendHeader(
      place: note.span?.location ?? fallback,
      label: "note",
      colour: .note,
      message: note.text,
      to: &text
    )
    if let span = note.span { append(Snippet(of: span), remark: nil, to: &text) }
  }

  private func appendHeader(
    place: String,
    label: String,
    colour: Colour,
    message: String,
    to text: inout String
  ) {
    append("\(VisibleText.escaping(place)):", in: .emphasis, to: &text)
    text += " "
    append("\(label):", in: colour, to: &text)
    text += " "
    append(VisibleText.escaping(message), in: .emphasis, to: &text)
    text += "\n"
  }

  private func append(_ snippet: Snippet, remark: String?, to text: inout String) {
    let number = String(snippet.line)
    text += " \(number) | \(snippet.text)\n"
    text += " \(String(repeating: " ", count: number.utf8.count)) | "
    text += String(repeating: " ", count: snippet.markedColumns.lowerBound)
    let tildes = String(repeating: "~", count: max(0, snippet.markedColumns.count - 1))
    append("^\(tildes)", in: .remark, to: &text)
    if let remark {
      text += " "
      append(VisibleText.escaping(remark), in: .remark, to: &text)
    }
    text += "\n"
  }

  /// Appends a suggestion when there is no line to put it under.
  private func appendRemark(_ remark: String?, to text: inout String) {
    guard let remark else { return }
    text += "  "
    append(VisibleText.escaping(remark), in: .remark, to: &text)
    text += "\n"
  }
}

extension DiagnosticRenderer {
  /// The terminal's code for each part.
  private enum Colour: String {
    case error = "\u{1B}[1;31m"
    case warning = "\u{1B}[1;33m"
    case note = "\u{1B}[1;36m"
    case emphasis = "\u{1B}[1m"
    case remark = "\u{1B}[32m"
  }

  private func append(_ part: String, in colour: Colour, to text: inout String) {
    switch style {
    case .plain: text += part
    case .ansi: text += "\(colour.rawValue)\(part)\u{1B}[0m"
    }
  }
}
