import BuiltInApps
import Foundation
import FoundationXML
import ScenarioEvents
import ScenarioReports
import ScenarioRuntime
import ScenarioTestSupport
import Testing

/// Every scenario of the repository, changed at random: whatever it becomes, it ends in a report.
struct FixtureMutationTests {
  @Test(arguments: try Original.all())
  func `a mutated scenario is refused or run, and its report is XML`(original: Original) throws {
    for seed in 0..<4 as Range<UInt64> {
      var mutation = YAMLMutation(original.text, seed: seed)
      let text = mutation.mutated()
      let report = Self.report(on: text)
      #expect(XMLParser(data: Data(report.utf8)).parse(), "\(text)")
    }
  }

  private static func report(on text: String) -> String {
    let scenario = ScenarioText(text, catalog: catalog)
    _ = scenario.report
    var report = JUnitReport(profile: .rich)
    var sink = MemorySink()
    report.receive(.runStarted(RunHeader()), into: &sink)
    for record in scenario.records { report.receive(.caseFinished(record), into: &sink) }
    report.receive(.runFinished(RunFooter()), into: &sink)
    return sink.text
  }

  private static let catalog = AppCatalog.everything
}

extension AppCatalog {
  static let everything = AppCatalog(
    BuiltInApps.all.map { InstalledApp(model: $0) } + [.gallery]
  )
}

/// A scenario file of the repository.
struct Original: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let text: String

  static func all() throws -> [Original] {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
    return try ["Scenarios", "Tests/RehearseTests/Fixtures"].flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
        .filter { $0.hasSuffix(".yaml") }
        .sorted()
        .map { path in
          let file = root.appending(path: "\(folder)/\(path)")
          return Original(
            testDescription: path,
            text: String(decoding: try Data(contentsOf: file), as: UTF8.self)
          )
        }
    }
  }
}
