import ScenarioDiagnostics
package import ScenarioEvents

/// A report for people: one line a test case, the steps and the source of a failure, a summary.
///
/// The plain form is the coloured one without its colours.
package struct ConsoleReport: StreamedReport, Sendable {
  private let options: ConsoleOptions
  private var seed: UInt64?
  private var file: PathKey?
  private var list: ConsoleList
  private var tree: ConsoleTree
  private var summary = ConsoleSummary()
  private var writer: ConsoleCaseWriter
  private var text: TextBuffer

  package init(options: ConsoleOptions = ConsoleOptions()) {
    self.options = options
    text = TextBuffer(for: options.medium)
    writer = ConsoleCaseWriter(options)
    list = ConsoleList(options: options)
    tree = ConsoleTree(options: options)
  }

  package var caseWriter: (any CaseWriter)? {
    switch options.arrangement {
    case .list: writer
    case .tree: nil
    }
  }

  package mutating func receive(_ event: RunEvent, into sink: inout some ReportSink) {
    switch event {
    case .runStarted(let header): seed = header.seed
    case .caseFinished(let record): add(record, into: &sink)
    case .runFinished(let footer): finish(footer, into: &sink)
    }
  }

  package mutating func receive(
    _ outline: CaseOutline,
    writtenAs words: [UInt8],
    into sink: inout some ReportSink
  ) {
    add(outline, into: &sink) { $0.list.add(outline, words, to: &$0.text) }
  }

  private mutating func add(_ record: CaseRecord, into sink: inout some ReportSink) {
    let outline = CaseOutline(record)
    add(outline, into: &sink) { report in
      switch report.options.arrangement {
      case .list:
        report.list.add(outline, report.writer.text(of: record) ?? [], to: &report.text)
      case .tree: report.tree.add(record, to: &report.text)
      }
    }
  }

  /// Counts a test case, and has it told of if it is to be shown.
  private mutating func add(
    _ outline: CaseOutline,
    into sink: inout some ReportSink,
    arrange: (inout ConsoleReport) -> Void
  ) {
    let file = PathKey(outline.identity.file)
    if file != self.file { text.flush(into: &sink) }
    self.file = file
    summary.add(outline)
    if options.detail.shows(outline.verdict) { arrange(&self) }
    if !outline.verdict.isUneventful { text.flush(into: &sink) }
  }

  private mutating func finish(_ footer: RunFooter, into sink: inout some ReportSink) {
    list.finish(&text)
    tree.finish(&text)
    summary.append(to: &text, wallTime: footer.wallTime, seed: seed, detail: options.detail)
    text.flush(into: &sink)
  }
}
