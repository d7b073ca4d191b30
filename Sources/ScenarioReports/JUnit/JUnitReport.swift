import ScenarioDiagnostics
package import ScenarioEvents

/// A JUnit XML report with a suite for each scenario file, and a test case for each scenario or
/// row.
///
/// The counters of the run are at the top and are overwritten at the end. So are those of a suite
/// with very many cases: the report never holds more than a few megabytes.
package struct JUnitReport: Report, Sendable {
  /// Which attributes and elements the report has.
  package enum Profile: String, CaseIterable, Sendable {
    /// Test cases have `file` and `line`, which several services show or need.
    case rich

    /// Nothing but what Jenkins' `junit-10.xsd` allows.
    case strict
  }

  /// Which test cases have their steps in the report.
  package enum Steps: String, CaseIterable, Sendable {
    case all

    /// All but those that passed or were skipped, so that a report of many passing cases stays small.
    case failed
  }

  /// The parts of each test case that the report contains.
  struct Content: Sendable {
    let profile: Profile
    let steps: Steps
  }

  private let content: Content
  private var run = JUnitRun(RunHeader())

  /// The counters of the suites that are finished.
  private var totals = RunTotals()
  private var names: SuiteNames
  private var suite: JUnitSuite?

  /// The position of the current suite.
  private var place = JUnitSuite.Place()

  /// The text of the current suite's cases.
  private var cases = TextBuffer(for: .xml)

  /// Text on its way to the sink.
  private var text = TextBuffer(for: .xml)

  /// How many bytes of the report the sink has.
  private var sent = 0

  /// The offset of the current suite, if its beginning was sent before its last case came.
  private var openSuite: OpenSuite?

  private struct OpenSuite {
    let offset: Int
    let width: Int
  }

  /// How much text of one suite's cases is kept.
  private static let longestKept = 1 << 22

  /// A report that has seen nothing yet.
  ///
  /// - Parameters:
  ///   - profile: The dialect.
  ///   - steps: Which test cases have their steps in the report.
  ///   - files: The scenario files of the whole plan in its order; a run may have only some of them.
  package init(profile: Profile = .rich, steps: Steps = .all, planned files: [String] = []) {
    content = Content(profile: profile, steps: steps)
    names = SuiteNames(ofPlanned: files)
  }

  package mutating func receive(_ event: RunEvent, into sink: inout some RewritableSink) {
    switch event {
    case .runStarted(let header): start(header, into: &sink)
    case .caseFinished(let record): add(record, into: &sink)
    case .runFinished: finish(into: &sink)
    case .caseStarted, .idle: break
    }
  }

  private mutating func start(_ header: RunHeader, into sink: inout some ReportSink) {
    run = JUnitRun(header)
    text.append(Self.declaration)
    text.append(rootTagFor: totals)
    text.append("\n")
    sendText(to: &sink)
  }

  private mutating func add(_ record: CaseRecord, into sink: inout some RewritableSink) {
    let file = PathKey(record.identity.file)
    if suite?.label.file != file {
      finishSuite(into: &sink)
      suite = JUnitSuite(names.label(ofFile: file).ending(in: run.classEnding))
    }
    guard let name = suite?.add(record), let label = suite?.label else { return }
    cases.append(record, named: name, in: label, content)
    if cases.count > Self.longestKept, let suite { sendPart(of: suite, to: &sink) }
  }

  private mutating func finish(into sink: inout some RewritableSink) {
    finishSuite(into: &sink)
    text.append("</testsuites>\n")
    sendText(to: &sink)
    text.append(rootTagFor: totals)
    text.flush(over: Self.declaration.utf8CodeUnitCount, of: &sink)
  }

  private mutating func finishSuite(into sink: inout some RewritableSink) {
    guard let suite = suite.take() else { return }
    totals += suite.totals
    if openSuite == nil { begin(suite) }
    sendText(to: &sink)
    cases.append(endTag: "testsuite", indented: 2)
    sendCases(to: &sink)
    if let openSuite {
      suite.appendTag(to: &text, id: place.id, origin: run.origin, width: openSuite.width)
      text.flush(over: openSuite.offset, of: &sink)
    }
    place.advance()
    openSuite = nil
  }

  /// Sends what there is of a suite that is too large to be kept, with room for its counters.
  private mutating func sendPart(of suite: JUnitSuite, to sink: inout some ReportSink) {
    if openSuite == nil {
      var tag = TextBuffer(for: .xml)
      suite.appendTag(to: &tag, id: place.id, origin: run.origin)
      let room = 100
      openSuite = OpenSuite(offset: sent, width: tag.count + room)
      begin(suite, width: tag.count + room)
      sendText(to: &sink)
    }
    sendCases(to: &sink)
  }

  private mutating func begin(_ suite: JUnitSuite, width: Int = 0) {
    place.take(suite)
    suite.appendBeginning(to: &text, at: place, run: run, width: width)
  }

  private mutating func sendText(to sink: inout some ReportSink) {
    sent += text.count
    text.flush(into: &sink)
  }

  private mutating func sendCases(to sink: inout some ReportSink) {
    sent += cases.count
    cases.flush(into: &sink)
  }

  static let declaration: StaticString = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
}

extension TextBuffer {
  fileprivate mutating func append(rootTagFor totals: RunTotals) {
    append(rootTag: { text in
      text.append(attribute: "name", "rehearse")
      text.append(attribute: "tests", totals.count)
      text.append(attribute: "failures", totals.failed)
      text.append(attribute: "errors", totals.errors)
      text.append(attribute: "time", totals.appTime)
    })
  }

  /// Appends the root's tag in always the same width, with room for the largest counters.
  mutating func append(rootTag attributes: (inout TextBuffer) -> Void) {
    let width = 160
    let start = count
    append("<testsuites")
    attributes(&self)
    append(spaces: width - 1 - (count - start))
    append(">")
  }
}
