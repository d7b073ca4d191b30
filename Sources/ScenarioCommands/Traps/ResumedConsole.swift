import ScenarioReports

/// The console of a run that was restarted after a trap, which repeats no output.
///
/// The run is the same up to the trap, so the number of bytes says how much was shown.
///
/// The output for test cases that ended together is written at once: the reader of a pipe would
/// otherwise be woken for each line.
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
