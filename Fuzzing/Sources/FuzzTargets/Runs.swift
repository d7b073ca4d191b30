import BuiltInApps
import Foundation
import FoundationXML
import ScenarioEvents
import ScenarioReports
import ScenarioRuntime
import ScenarioTestSupport

/// A whole run: its report is XML whatever the scenario holds.
enum Runs {
  static func check(_ bytes: [UInt8]) {
    let text = ScenarioText(String(decoding: bytes, as: UTF8.self), catalog: catalog)
    var report = JUnitReport(profile: .rich)
    var sink = MemorySink()
    report.receive(.runStarted(RunHeader()), into: &sink)
    for record in text.records { report.receive(.caseFinished(record), into: &sink) }
    report.receive(.runFinished(RunFooter()), into: &sink)
    precondition(XMLParser(data: Data(sink.bytes)).parse(), "the report is no XML")
  }

  private static let catalog = AppCatalog(
    BuiltInApps.all.map { InstalledApp(model: $0) } + [.gallery]
  )
}
