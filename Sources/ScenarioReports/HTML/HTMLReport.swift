import ScenarioDiagnostics
package import ScenarioEvents

/// A report as one web page that needs nothing else: no network, no other file, no script for most.
///
/// What is known only at the end stands at the top, in room that is left for it and written over.
/// So the page goes to the sink case by case, and no more than one case is ever held.
package struct HTMLReport: Report, Sendable {
  /// A run with many failures opens only the first of them: a page of drawings is hard to survey.
  private static let mostOpenCases = 3

  private var header = RunHeader()
  private var totals = RunTotals()
  private var page = HTMLPage()
  private var suite: HTMLSuite?
  private var suiteCount = 0
  private var openCaseCount = 0

  package init() {}

  package mutating func receive(_ event: RunEvent, into sink: inout some RewritableSink) {
    switch event {
    case .runStarted(let header):
      self.header = header
      page.begin(header, totals)
    case .caseFinished(let record): add(record, into: &sink)
    case .runFinished(let footer): finish(footer, into: &sink)
    case .caseStarted, .idle: break
    }
    page.flush(into: &sink)
  }

  private mutating func add(_ record: CaseRecord, into sink: inout some RewritableSink) {
    if suite?.file != PathKey(record.identity.file) {
      finishSuite(into: &sink)
      suiteCount += 1
      suite = HTMLSuite(of: record.identity, number: suiteCount)
      suite?.begin(on: &page)
    }
    totals.add(record)
    suite?.totals.add(record)
    let opening = opening(of: record)
    if opening == .open { openCaseCount += 1 }
    page.text.append(HTMLCase(record: record, opening: opening, links: header.sourceLinks))
  }

  private func opening(of record: CaseRecord) -> HTMLCase.Opening {
    record.verdict.isTrouble && openCaseCount < Self.mostOpenCases ? .open : .closed
  }

  private mutating func finishSuite(into sink: inout some RewritableSink) {
    suite?.finish(on: &page, into: &sink)
    suite = nil
  }

  private mutating func finish(_ footer: RunFooter, into sink: inout some RewritableSink) {
    finishSuite(into: &sink)
    page.finish(totals, footer, header, into: &sink)
  }
}
