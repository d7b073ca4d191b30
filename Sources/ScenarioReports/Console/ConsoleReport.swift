import ScenarioDiagnostics
package import ScenarioEvents

/// A report for people: a line for each test case, the steps and the source of a failure, and a
/// summary.
///
/// Without colors it has the same text.
package struct ConsoleReport: StreamedReport, Sendable {
  private let options: ConsoleOptions
  private var seed: UInt64?
  private var file: PathKey?
  private var list: ConsoleList
  private var tree: ConsoleTree

  /// The diagnostics that the latest case was rejected with, which the next one may share.
  private var latestDiagnostics: [Diagnostic] = []
  private var summary = ConsoleSummary()
  private var text: TextBuffer

  package init(options: ConsoleOptions = ConsoleOptions()) {
    self.options = options
    text = TextBuffer(for: options.medium)
    list = ConsoleList(options: options)
    tree = ConsoleTree(options: options)
  }

  package mutating func receive(_ event: RunEvent, into sink: inout some ReportSink) {
    switch event {
    case .runStarted(let header): start(header, into: &sink)
    case .caseFinished(let record): add(record, into: &sink)
    case .runFinished(let footer): finish(footer, into: &sink)
    case .caseStarted, .idle: break
    }
  }

  /// The least time of a run that is announced before it begins.
  private static let noteworthyTime = Duration.seconds(10)

  private mutating func start(_ header: RunHeader, into sink: inout some ReportSink) {
    seed = header.seed
    guard header.leastRealTime >= Self.noteworthyTime, options.detail != .failures else { return }
    text.append("This run takes at least ")
    text.append(readableTime: header.leastRealTime)
    text.append(" of real time if every scenario passes.\n\n")
    text.flush(into: &sink)
  }

  /// Counts a test case, and shows it if the options ask for it.
  private mutating func add(_ record: CaseRecord, into sink: inout some ReportSink) {
    let file = PathKey(record.identity.file)
    if file != self.file { text.flush(into: &sink) }
    self.file = file
    summary.add(record)
    if options.detail.shows(record.verdict) { show(record) }
    if record.verdict.isNoteworthy { text.flush(into: &sink) }
  }

  /// Shows a case without diagnostics that the previous one has shown, such as that of a browser that
  /// did not start; the gaps of several rows differ in the row.
  private mutating func show(_ record: CaseRecord) {
    guard case .invalid(let diagnostics) = record.result else { return append(record) }
    var shortened = record
    shortened.result = .invalid(diagnostics.subtractingRepetitions(of: latestDiagnostics))
    latestDiagnostics = diagnostics
    append(shortened)
  }

  private mutating func append(_ record: CaseRecord) {
    switch options.arrangement {
    case .list: list.add(record, to: &text)
    case .tree: tree.add(record, to: &text)
    }
  }

  private mutating func finish(_ footer: RunFooter, into sink: inout some ReportSink) {
    list.finish(&text)
    tree.finish(&text)
    summary.append(to: &text, wallTime: footer.wallTime, seed: seed, detail: options.detail)
    text.flush(into: &sink)
  }
}
