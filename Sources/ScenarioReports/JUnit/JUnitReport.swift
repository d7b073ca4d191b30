package import ScenarioEvents

/// A JUnit XML report: one suite a scenario file, one test case a scenario or row.
///
/// The counters of the whole run stand at the top, where they are written over at the end, so that
/// no more than one file's cases are ever held.
package struct JUnitReport: Report, Sendable {
  /// Which attributes the report has.
  package enum Profile: String, CaseIterable, Sendable {
    /// Test cases have `file` and `line`, which several services show or need.
    case rich

    /// Nothing but what Jenkins' `junit-10.xsd` allows.
    case strict
  }

  private let profile: Profile
  private var header = RunHeader()
  private var totals = RunTotals()
  private var names = SuiteNames()
  private var suite: JUnitSuite?
  private var suiteCount = 0

  /// How many suites with a name of their own there were.
  private var titledCount = 0

  /// The text of the current suite's cases.
  private var cases = TextBuffer(for: .xml)

  /// Text on its way to the sink.
  private var text = TextBuffer(for: .xml)

  package init(profile: Profile = .rich) {
    self.profile = profile
  }

  package mutating func receive(_ event: RunEvent, into sink: inout some ReportSink) {
    switch event {
    case .runStarted(let header): start(header, into: &sink)
    case .caseFinished(let record): add(record.masked, into: &sink)
    case .runFinished: finish(into: &sink)
    }
  }

  private mutating func start(_ header: RunHeader, into sink: inout some ReportSink) {
    self.header = header
    text.append(Self.declaration)
    text.append(rootTagFor: totals)
    text.append("\n")
    text.flush(into: &sink)
  }

  private mutating func add(_ record: CaseRecord, into sink: inout some ReportSink) {
    let file = record.identity.file
    if suite?.file != file {
      finishSuite(into: &sink)
      suite = JUnitSuite(file: file, name: names.name(forFile: file))
    }
    totals.add(record)
    suite?.add(record, profile, to: &cases)
  }

  private mutating func finish(into sink: inout some ReportSink) {
    finishSuite(into: &sink)
    text.append("</testsuites>\n")
    text.flush(into: &sink)
    text.append(rootTagFor: totals)
    text.flush(over: Self.declaration.utf8CodeUnitCount, of: &sink)
  }

  private mutating func finishSuite(into sink: inout some ReportSink) {
    guard let suite else { return }
    if suite.isTitled { titledCount += 1 }
    suite.appendBeginning(
      to: &text,
      id: suiteCount,
      titleNumber: titledCount,
      header: header
    )
    text.flush(into: &sink)
    cases.flush(into: &sink)
    text.append(endTag: "testsuite", indented: 2)
    text.flush(into: &sink)
    suiteCount += 1
    self.suite = nil
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
