import Foundation
import FoundationXML
import ScenarioDiagnostics
import ScenarioEvents
import ScenarioReports

/// The reports of a run, each read again by another parser.
enum Reports {
  static func check(_ records: [CaseRecord]) {
    checkJUnit(records)
    checkJSONLines(records)
    Terminals.check(text(of: ConsoleReport(options: ConsoleOptions(detail: .steps)), on: records))
    _ = text(of: HTMLReport(), on: records)
    _ = text(of: MarkdownReport(), on: records)
  }

  /// A document of XML, and one that `rehearse merge` reads.
  private static func checkJUnit(_ records: [CaseRecord]) {
    let report = text(of: JUnitReport(profile: .rich), on: records)
    promise("a JUnit report is XML", isXML(report))
    var merge = JUnitMerge()
    let isRead = (try? merge.add(SourceFile(path: "report.xml", bytes: report))) != nil
    promise("a JUnit report can be merged", isRead)
  }

  static func isXML(_ bytes: [UInt8]) -> Bool { XMLParser(data: Data(bytes)).parse() }

  private static func checkJSONLines(_ records: [CaseRecord]) {
    for line in text(of: JSONLinesReport(), on: records).split(separator: UInt8(ascii: "\n")) {
      let isJSON = (try? JSONSerialization.jsonObject(with: Data(line))) != nil
      promise("a line of the events is JSON", isJSON, String(decoding: line, as: UTF8.self))
    }
  }

  private static func text(of report: some Report, on records: [CaseRecord]) -> [UInt8] {
    var report = report
    var sink = MemorySink()
    report.receive(.runStarted(RunHeader()), into: &sink)
    for record in records { report.receive(.caseFinished(record), into: &sink) }
    report.receive(.runFinished(RunFooter()), into: &sink)
    return sink.bytes
  }
}
