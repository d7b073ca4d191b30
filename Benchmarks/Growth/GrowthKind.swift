import BuiltInApps
import Foundation
import ScenarioCommands
import ScenarioEvents
import ScenarioReports
import ScenarioRuntime

/// One way in which what a run is given can grow.
struct GrowthKind: Sendable {
  let name: String

  /// The smaller of the two sizes that are compared.
  let size: Int

  /// The files of a size, by their names.
  let files: @Sendable (_ size: Int) -> [String: String]

  /// The time of the whole way from files to reports.
  func medianTime(size: Int, rounds: Int) async throws -> Duration {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "rehearse-benchmarks-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files(size) {
      try Data(text.utf8).write(to: folder.appending(path: name))
    }
    return await ProcessorTime.median(ofRounds: rounds) { await Self.run(folder.path) }
  }

  /// Does on one core what the command does.
  private static func run(_ folder: String) async {
    let workspace = Workspace(workingDirectory: folder)
    let loader = SuiteLoader(
      catalog: AppCatalog((BuiltInApps.all + [RowsApp.self]).map(InstalledApp.init)),
      workspace: workspace,
      budget: .usual
    )
    let suite = loader.load(FileDiscovery([folder], in: workspace))
    var (console, junit) = (ConsoleReport(), JUnitReport())
    var (output, sink) = (MemorySink(), MemorySink())
    var havePassed = suite.diagnostics.isEmpty
    func receive(_ event: RunEvent) {
      console.receive(event, into: &output)
      junit.receive(event, into: &sink)
      if case .caseFinished(let record) = event, record.verdict != .passed { havePassed = false }
    }
    receive(.runStarted(RunHeader()))
    await Runner(suite.plan).run(receive)
    receive(.runFinished(RunFooter()))
    precondition(havePassed, "the benchmarks' scenarios must pass:\n\(output.text)")
  }
}
