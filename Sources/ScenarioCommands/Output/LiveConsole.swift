import ScenarioEvents
import ScenarioReports
import Synchronization

/// A terminal on which a run can be watched: below the lines that stay, one tells how far it is.
///
/// Every core says when it begins a test case, so all that changes is behind a lock.
final class LiveConsole: ReportSink, Sendable {
  private let state: Mutex<State>

  init(caseCount: Int) {
    state = Mutex(State(line: ProgressLine(caseCount: caseCount)))
  }

  func begin(_ identity: CaseIdentity) {
    state.withLock { state in
      state.line.begin(identity)
      state.drawIfDue()
    }
  }

  func finish(_ record: CaseRecord) {
    state.withLock { $0.line.finish(record) }
  }

  func append(_ bytes: [UInt8]) {
    state.withLock { $0.append(bytes) }
  }

  /// Nothing that is on a terminal can be changed; no report for terminals tries.
  func overwrite(at offset: Int, with bytes: [UInt8]) {}

  /// Wipes the line for good.
  func close() {
    state.withLock { $0.wipe() }
  }
}

extension LiveConsole {
  private struct State {
    var line: ProgressLine
    private let terminal = Terminal(Terminal.standardOutput)
    private let clock = RunClock()

    /// Lines that stay, and wait for the next drawing: one write for all of it does not flicker.
    private var pending: [UInt8] = []
    private var isShown = false
    private var latestDrawing: Duration = .zero

    init(line: ProgressLine) {
      self.line = line
    }

    /// Nobody can read faster, and a run that is over sooner shows no line at all.
    private static let interval: Duration = .milliseconds(100)

    mutating func append(_ bytes: [UInt8]) {
      pending += bytes
      if isShown { drawIfDue() } else { wipe() }
    }

    mutating func drawIfDue() {
      let now = clock.elapsed
      guard now - latestDrawing >= Self.interval else { return }
      latestDrawing = now
      let colour: ConsoleColour = terminal.wantsColour ? .ansi : .plain
      write(behindIt: line.text(columns: terminal.columns - 1, colour: colour))
      isShown = true
    }

    mutating func wipe() {
      write(behindIt: [])
      isShown = false
    }

    /// Writes what is pending over the line, and another line below it.
    private mutating func write(behindIt newLine: [UInt8]) {
      let bytes = (isShown ? Self.wiping : []) + pending + newLine
      pending.removeAll(keepingCapacity: true)
      if !bytes.isEmpty { terminal.append(bytes) }
    }

    /// To the line's beginning, and erase to its end.
    private static let wiping = Array("\r\u{1B}[K".utf8)
  }
}
