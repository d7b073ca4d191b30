import BuiltInApps
import Foundation
import ScenarioEvents
import ScenarioLoading
import ScenarioReports
import ScenarioRuntime

/// One way to make the input of a run larger.
struct GrowthKind: Sendable {
  let name: String

  /// The smaller of the two sizes that are compared.
  let size: Int

  /// The files of a size, by their names.
  let files: @Sendable (_ size: Int) -> [String: String]

  /// The time from files to reports for a size, and for ten times that size.
  struct Growth {
    let time: Duration
    let timeOfTenfold: Duration

    /// How many times as long ten times as much takes.
    let factor: Double

    /// How many times as many instructions it takes, where they are counted.
    let instructionFactor: Double?
  }

  /// Compares ten runs of a size with one of ten times the size, which take about as long.
  func growth(from size: Int, rounds: Int, by meter: Meter) throws -> Growth {
    let (folder, tenfold) = (try makeFolder(size: size), try makeFolder(size: 10 * size))
    defer { for folder in [folder, tenfold] { try? FileManager.default.removeItem(at: folder) } }
    let rounds = Rounds(
      rounds,
      of: [
        { for _ in 0..<10 { Self.run(folder.path) } }, { Self.run(tenfold.path) },
      ],
      by: meter
    )
    return Growth(
      time: rounds.medianTime(of: 0) / 10,
      timeOfTenfold: rounds.medianTime(of: 1),
      factor: 10 * rounds.medianRatio(of: 1, to: 0),
      instructionFactor: rounds.instructionRatio(of: 1, to: 0).map { 10 * $0 }
    )
  }

  private func makeFolder(size: Int) throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "rehearse-benchmarks-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files(size) {
      try Data(text.utf8).write(to: folder.appending(path: name))
    }
    return folder
  }

  /// Does on one core what the command does.
  private static func run(_ folder: String) {
    let workspace = Workspace(workingDirectory: folder)
    let loader = SuiteLoader(
      catalog: AppCatalog((BuiltInApps.all + [RowsApp.self]).map(InstalledApp.init)),
      workspace: workspace,
      keeping: .usual
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
    Runner(suite.plan).run(receive)
    precondition(havePassed, "the benchmarks' scenarios must pass:\n\(output.text)")
  }
}
