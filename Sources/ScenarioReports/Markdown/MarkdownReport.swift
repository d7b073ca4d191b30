package import ScenarioEvents

/// A report for the page that a CI service shows of a job, in GitHub's Markdown.
///
/// It has only the test cases that need attention: a table of those that failed or were flaky, and the
/// story of each. GitHub refuses a page above one mebibyte, so the page leaves out the rest and says
/// how much it is.
package struct MarkdownReport: StreamedReport, Sendable {
  /// How many bytes GitHub takes of a step's page.
  package static let largestPage = 1 << 20

  private var seed: UInt64?
  private var totals = RunTotals()
  private var table: MarkdownTable
  private var stories: MarkdownStories

  package init(limit: Int = largestPage) {
    table = MarkdownTable(limit: limit / 4)
    stories = MarkdownStories(limit: limit / 2)
  }

  package mutating func receive(_ event: RunEvent, into sink: inout some ReportSink) {
    switch event {
    case .runStarted(let header): seed = header.seed
    case .caseFinished(let record): add(record)
    case .runFinished(let footer): finish(footer, into: &sink)
    case .caseStarted, .idle: break
    }
  }

  private mutating func add(_ record: CaseRecord) {
    totals.add(record)
    guard record.verdict.isNoteworthy else { return }
    table.add(record)
    stories.add(record)
  }

  private mutating func finish(_ footer: RunFooter, into sink: inout some ReportSink) {
    var text = TextBuffer(for: .markdown)
    text.append(headingFor: totals)
    text.append(totals, wallTime: footer.wallTime, seed: seed)
    text.append("\n")
    text.flush(into: &sink)
    table.flush(into: &sink)
    stories.flush(into: &sink)
  }
}

extension TextBuffer {
  fileprivate mutating func append(headingFor totals: RunTotals) {
    append("## ")
    if totals.troubled > 0 {
      append("❌ ")
      append(troubledOf: totals)
    } else if totals.count == 0 {
      append("⚠️ Nothing to run")
    } else {
      append(totals.flaky > 0 || totals.interrupted > 0 ? "⚠️ " : "✅ ")
      append(untroubled: totals)
    }
    append("\n\n")
  }
}
