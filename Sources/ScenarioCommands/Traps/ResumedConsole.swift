import ScenarioReports

/// The console of a run, which shows nothing again that it had shown before the run was begun anew.
///
/// The run is the same up to there, so what it writes is told by how much it is.
///
/// What is told of test cases that ended together is shown together: whoever reads a pipe would else
/// be woken for each line.
struct ResumedConsole: ReportSink {
  private var sink: any ReportSink

  /// How many bytes have been seen already.
  private let shownBefore: Int

  /// How many bytes the run has written so far, those that wait included.
  private var position = 0

  /// What waits to be shown.
  private var waiting: [UInt8] = []

  init(_ sink: any ReportSink, shownBefore: Int) {
    (self.sink, self.shownBefore) = (sink, shownBefore)
  }

  mutating func append(_ bytes: [UInt8]) {
    let unseen = bytes.dropFirst(max(0, shownBefore - position))
    position += bytes.count
    waiting += unseen
  }

  /// Shows what waits.
  mutating func flush() {
    guard !waiting.isEmpty else { return }
    TrapGuard.show(upTo: max(position, shownBefore)) { sink.append(waiting) }
    waiting.removeAll(keepingCapacity: true)
  }
}
