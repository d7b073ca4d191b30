import ScenarioEvents

/// The table of the test cases that need attention, up to a limit.
struct MarkdownTable: Sendable {
  private let limit: Int
  private var rows = TextBuffer(for: .markdown)
  private var omitted = 0

  init(limit: Int) { self.limit = limit }

  mutating func add(_ record: CaseRecord) {
    let start = rows.count
    if rows.isEmpty {
      rows.append("\n| | Scenario | Place | What happened |\n| --- | --- | --- | --- |\n")
    }
    rows.append(rowOf: record)
    guard rows.count > limit || omitted > 0 else { return }
    rows.removeAll(after: start)
    omitted += 1
  }

  mutating func flush(into sink: inout some ReportSink) {
    if omitted > 0 {
      rows.append(template: "\nAnd \(omitted) more, left out because the page is full.\n")
    }
    rows.flush(into: &sink)
  }
}

extension TextBuffer {
  fileprivate mutating func append(rowOf record: CaseRecord) {
    append("| ")
    append(labelOf: record.verdict)
    append(template: " | \(record.identity.name) | ")
    let troubles = record.troubles
    append(text: troubles.first?.place ?? record.identity.file)
    append(template: " | \(troubles.first?.summary ?? "")")
    if troubles.count > 1 { append(template: " (and \(troubles.count - 1) more)") }
    append(" |\n")
  }
}

extension TextBuffer {
  /// Appends a verdict as GitHub's own pages show one, in Markdown and HTML alike.
  mutating func append(labelOf verdict: Verdict) {
    switch verdict {
    case .passed: append("✅ passed")
    case .failed: append("❌ failed")
    case .error: append("❗ error")
    case .skipped: append("⏭️ skipped")
    case .flaky: append("⚠️ flaky")
    }
  }
}
