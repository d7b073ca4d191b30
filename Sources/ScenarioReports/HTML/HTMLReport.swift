import ScenarioDiagnostics
package import ScenarioEvents

/// A report as one web page that needs neither a network nor other files.
///
/// The totals at the top are known only at the end, so the page leaves room for them and overwrites
/// it. So the page is written case by case, and memory holds one case at a time.
package struct HTMLReport: Report, Sendable {
  /// Only the first failures are open: a page full of drawings is hard to read.
  private static let mostOpenCases = 3

  private var header = RunHeader()
  private var totals = RunTotals()
  private var page = HTMLPage()
  private var suite: HTMLSuite?
  private var suiteCount = 0
  private var openCaseCount = 0

  private var gallery: ScreenGallery

  /// Whether the page shows more than reports of runs do.
  private let content: HTMLPage.Content

  package init(screens: ShownScreens = .failures, isExploration: Bool = false) {
    gallery = ScreenGallery(screens)
    content = screens == .failures && !isExploration ? .run : .extended
  }

  package mutating func receive(_ event: RunEvent, into sink: inout some RewritableSink) {
    switch event {
    case .runStarted(let header):
      self.header = header
      page.begin(header, totals, content)
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
    let isOpen = record.verdict.isTrouble && openCaseCount < Self.mostOpenCases
    if isOpen { openCaseCount += 1 }
    page.text.append(
      HTMLCase(
        record: record,
        isOpen: isOpen,
        header: header,
        films: gallery.films(of: record, in: header)
      )
    )
  }

  private mutating func finishSuite(into sink: inout some RewritableSink) {
    suite?.finish(on: &page, into: &sink)
    suite = nil
  }

  private mutating func finish(_ footer: RunFooter, into sink: inout some RewritableSink) {
    finishSuite(into: &sink)
    page.finish(totals, footer, header, content, into: &sink)
  }
}
