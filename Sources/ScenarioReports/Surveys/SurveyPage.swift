/// A page with what a survey of a suite has found: a summary, and a table for each kind of finding.
package struct SurveyPage: Sendable {
  struct Table: Sendable {
    let heading: String
    let columns: [String]
    let rows: [[Cell]]
  }

  /// The content of a table's cell.
  enum Cell: Sendable {
    case text(String)

    /// Something that people copy.
    case code(String)
  }

  let title: String

  /// Whether nothing needs attention.
  let isGood: Bool
  let summary: [String]
  let tables: [Table]

  /// The tables that have rows.
  private var filledTables: [Table] { tables.filter { !$0.rows.isEmpty } }
}

extension SurveyPage {
  /// Writes the page in GitHub's Markdown.
  package func writeMarkdown(into sink: inout some ReportSink) {
    var text = TextBuffer(for: .markdown)
    text.append(template: "## \(isGood ? "✅" : "⚠️") \(title)\n")
    for line in summary { text.append(template: "\n\(line)\n") }
    for table in filledTables { text.append(markdown: table) }
    text.flush(into: &sink)
  }

  /// Writes the page as HTML.
  package func writeHTML(into sink: inout some ReportSink) {
    var text = TextBuffer(for: .html)
    text.append(beginningOf: .run)
    text.element("title", text: title)
    text.append("\n")
    text.append(resource: PackageResources.report_css, in: "style")
    text.append("</head>\n<body>\n<header>\n")
    text.element("h1", text: title)
    for line in summary {
      text.append("\n")
      text.element("p", text: line)
    }
    text.append("\n</header>\n<main>\n")
    for table in filledTables { text.append(html: table) }
    text.append("</main>\n</body>\n</html>\n")
    text.flush(into: &sink)
  }
}

extension TextBuffer {
  fileprivate mutating func append(markdown table: SurveyPage.Table) {
    append(template: "\n### \(table.heading)\n\n|")
    for column in table.columns {
      append(template: " \(column) |")
    }
    append("\n|")
    for _ in table.columns { append(" --- |") }
    append("\n")
    for row in table.rows {
      append("|")
      for cell in row { append(markdown: cell) }
      append("\n")
    }
  }

  private mutating func append(markdown cell: SurveyPage.Cell) {
    append(" ")
    switch cell {
    case .text(let text), .code(let text): append(text: text)
    }
    append(" |")
  }

  fileprivate mutating func append(html table: SurveyPage.Table) {
    append("<section>\n")
    element("h2", text: table.heading)
    append("\n<table>\n<thead><tr>")
    for column in table.columns { element("th", text: column) }
    append("</tr></thead>\n<tbody>\n")
    for row in table.rows {
      append("<tr>")
      for cell in row { append(html: cell) }
      append("</tr>\n")
    }
    append("</tbody>\n</table>\n</section>\n")
  }

  private mutating func append(html cell: SurveyPage.Cell) {
    element("td") { text in
      switch cell {
      case .text(let words): text.append(text: words)
      case .code(let code): if !code.isEmpty { text.element("code", text: code) }
      }
    }
  }
}

/// What a survey of a suite has found, in the form of each kind of report.
package protocol SurveyFindings {
  /// Whether what was found before an interruption is worth a report, which says that it is a part.
  static var isUsefulInPart: Bool { get }

  /// Whether the survey ended early because of an interruption.
  var wasInterrupted: Bool { get }

  var junit: SurveyJUnit { get }

  /// The page for Markdown and HTML.
  var page: SurveyPage { get }

  /// Writes one JSON object a line.
  func writeJSONLines(into sink: inout some ReportSink)
}
