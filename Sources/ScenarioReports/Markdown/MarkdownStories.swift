import ScenarioEvents

/// The stories of the test cases that need attention, each below a line to click on.
///
/// The stories are those of the console. They are HTML: within `<pre>`, Markdown sees only its end.
struct MarkdownStories: Sendable {
  /// A story longer than this, in bytes, loses its middle.
  private static let longestStory = 64 << 10

  private let limit: Int
  private var text = TextBuffer(for: .html)

  /// The number of stories that did not fit, and their bytes.
  private var omitted: (count: Int, bytes: Int) = (0, 0)

  init(limit: Int) { self.limit = limit }

  mutating func add(_ record: CaseRecord) {
    let start = text.count
    text.append(storyOf: record, longest: Self.longestStory)
    guard text.count > limit else { return }
    omitted.count += 1
    omitted.bytes += text.count - start
    text.removeAll(after: start)
  }

  mutating func flush(into sink: inout some ReportSink) {
    if omitted.count > 0 {
      text.append(template: "\nThe details of \(omitted.count, "more scenario", "more scenarios")")
      text.append(template: " are left out (\(omitted.bytes) bytes) because the page is full.\n")
    }
    text.flush(into: &sink)
  }
}

extension TextBuffer {
  fileprivate mutating func append(storyOf record: CaseRecord, longest limit: Int) {
    append("\n<details><summary>")
    append(labelOf: record.verdict)
    append(template: ": <code>\(record.identity.name)</code></summary>\n\n<pre>\n")
    let start = count
    append(caseLineOf: record)
    append(bodyOf: record, ConsoleOptions())
    shorten(from: start, to: limit)
    append("</pre>\n</details>\n")
  }
}
