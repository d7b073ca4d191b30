import ScenarioReports

/// The console of a run, which shows nothing again that it had shown before the run was begun anew.
///
/// The run is the same up to there, so what it writes is told by how much it is.
struct ResumedConsole: ReportSink {
  private var sink: any ReportSink

  /// How many bytes have been seen already.
  private let shownBefore: Int

  /// How many bytes the run has written so far.
  private var position = 0

  init(_ sink: any ReportSink, shownBefore: Int) {
    (self.sink, self.shownBefore) = (sink, shownBefore)
  }

  mutating func append(_ bytes: [UInt8]) {
    let unseen = bytes.dropFirst(max(0, shownBefore - position))
    position += bytes.count
    TrapGuard.show(upTo: max(position, shownBefore)) { sink.append(Array(unseen)) }
  }

  /// Nothing that is on a terminal can be changed; no report for terminals tries.
  func overwrite(at offset: Int, with bytes: [UInt8]) {}
}
