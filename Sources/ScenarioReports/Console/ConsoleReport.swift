package import ScenarioEvents

/// A report for people: one line a test case, the steps and the source of a failure, a summary.
///
/// The plain form is the coloured one without its colours.
package struct ConsoleReport: Report, Sendable {
  private let options: ConsoleOptions
  private var seed: UInt64?
  private var file: String?
  private var summary = ConsoleSummary()
  private var text: TextBuffer

  /// Whether an empty line has to set the next test case apart from what was told of the last one.
  private var isStoryTold = false

  package init(options: ConsoleOptions = ConsoleOptions()) {
    self.options = options
    text = TextBuffer(for: options.medium)
  }

  package mutating func receive(_ event: RunEvent, into sink: inout some ReportSink) {
    switch event {
    case .runStarted(let header): seed = header.seed
    case .caseFinished(let record): add(record.masked, into: &sink)
    case .runFinished(let footer): finish(footer, into: &sink)
    }
  }

  private mutating func add(_ record: CaseRecord, into sink: inout some ReportSink) {
    if file != record.identity.file { text.flush(into: &sink) }
    file = record.identity.file
    summary.add(record)
    guard options.detail.shows(record.verdict) else { return }
    if isStoryTold { text.append("\n") }
    text.append(caseLineOf: record)
    ConsoleCase(record: record, options: options).append(to: &text)
    isStoryTold = options.detail.tellsStory(ofCase: record.verdict)
  }

  private mutating func finish(_ footer: RunFooter, into sink: inout some ReportSink) {
    summary.append(to: &text, wallTime: footer.wallTime, seed: seed, detail: options.detail)
    text.flush(into: &sink)
  }
}

extension ConsoleOptions.Detail {
  /// Whether test cases of a verdict are shown at all.
  fileprivate func shows(_ verdict: Verdict) -> Bool {
    switch self {
    case .failures: verdict.isTrouble
    case .scenarios, .steps: true
    }
  }

  /// Whether test cases of a verdict have more than a line or two.
  fileprivate func tellsStory(ofCase verdict: Verdict) -> Bool {
    switch self {
    case .failures, .scenarios: verdict.isTrouble
    case .steps: true
    }
  }
}

extension Verdict {
  /// Whether somebody has to do something about it.
  var isTrouble: Bool {
    switch self {
    case .failed, .error: true
    case .passed, .flaky, .skipped: false
    }
  }
}
