import AppModelKit
import Glibc
import ScenarioEvents
import ScenarioLoading
import ScenarioRecording
import ScenarioRuntime

/// How long `rehearse record` takes to answer an act, and how much memory a long recording needs.
///
/// All answers are given on one thread, so the processor's time is how long a page waits.
struct RecordingTable {
  /// The rows of the screen that is acted on.
  private static let rowCount = 50

  let actCount: Int

  /// The acts of the recording whose memory is measured.
  let longActCount: Int

  func text() throws(RecordingFault) -> String {
    let times = try times()
    var table = TextTable(nameWidth: 42, figureWidth: 10)
    table.add("recording, \(Self.rowCount) rows", ["median", "99 %", "most"])
    table.add("an act, ms", figures(of: times.map(\.act)))
    table.add("with folding, ms", figures(of: times.map(\.folding)))
    table.add("with folding and proof, ms", figures(of: times.map(\.proof)))
    let before = Self.peakMemory
    let recording = try recording(acts: longActCount)
    table.add(
      "memory of \(recording.steps.count) steps, MiB",
      ["\((Self.peakMemory - before) >> 20)", "", ""]
    )
    return table.text
  }

  private struct Times {
    let act: Duration
    let folding: Duration
    let proof: Duration
  }

  /// The times of acts one after the other: without a flow that could fit, and with one.
  private func times() throws(RecordingFault) -> [Times] {
    var plain = try start()
    var folding = try start()
    try folding.record(.tap, onElement: Self.element(ofRow: 0))
    try folding.makeFlow(
      named: "mark",
      ofSteps: 1...1,
      parameters: [FlowParameter(name: "title", text: "Row 0")]
    )
    var times: [Times] = []
    for number in 1...actCount {
      let element = Self.element(ofRow: number % Self.rowCount)
      var begin = Meter.processorTime
      try answer(tapOn: element, &plain)
      let act = Meter.processorTime - begin
      begin = Meter.processorTime
      try answer(tapOn: element, &folding)
      let folded = Meter.processorTime - begin
      _ = folding.exploration()
      times.append(Times(act: act, folding: folded, proof: Meter.processorTime - begin))
    }
    return times
  }

  /// Does what the page waits for: the step, the file, and the assertions that are offered.
  private func answer(tapOn element: Int, _ recording: inout Recording) throws(RecordingFault) {
    try recording.record(.tap, onElement: element)
    _ = try recording.file
    _ = try recording.offers(forElement: nil)
  }

  private func recording(acts: Int) throws(RecordingFault) -> Recording {
    var recording = try start()
    for number in 0..<acts {
      try recording.record(.tap, onElement: Self.element(ofRow: number % Self.rowCount))
    }
    return recording
  }

  /// A recording of a table with many rows.
  private func start() throws(RecordingFault) -> Recording {
    var scenario = NewScenario(app: "rows")
    scenario.arguments = ["-rows", "\(Self.rowCount)"]
    return try Recording(
      into: RecordingFile(path: "recording.yaml", scenario),
      name: "Rows",
      planner: Self.plan
    )
  }

  private static let plan: Recording.Planner = { file, vocabularies in
    let workspace = Workspace(workingDirectory: FileSystem.resolved(".") ?? "/")
    let loader = SuiteLoader(
      catalog: AppCatalog([InstalledApp(RowsApp.self)]),
      workspace: workspace,
      edited: vocabularies
    )
    let suite = loader.load(FileDiscovery([.standardInput(.text(file))], in: workspace))
    return PlannedFile(cases: suite.plan.cases, diagnostics: suite.diagnostics)
  }

  /// The text in a row: below the table, each row has a cell with one text.
  private static func element(ofRow row: Int) -> Int { 2 + 2 * row }

  private func figures(of times: [Duration]) -> [String] {
    let sorted = times.sorted()
    let last = sorted.count - 1
    return [sorted[last / 2], sorted[last * 99 / 100], sorted[last]]
      .map { ($0 / .milliseconds(1)).tenths }
  }

  /// The most memory that the process has had, in bytes.
  private static var peakMemory: Int {
    var usage = rusage()
    getrusage(Int32(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss << 10
  }
}
