import ScenarioEvents
import ScenarioReports
import Synchronization

/// A terminal on which a run can be watched: below the lines that stay, one tells how far it is.
///
/// Every core says when it begins a test case, so all that changes is behind a lock.
final class LiveConsole: ReportSink, Sendable {
  private let state: Mutex<State>

  init(caseCount: Int, color: ColorChoice) {
    state = Mutex(State(caseCount: caseCount, color: color))
  }

  func begin(_ identity: CaseIdentity) {
    state.withLock { $0.begin(identity) }
  }

  func finish(_ outline: CaseOutline) {
    state.withLock { $0.screen.finish(outline) }
  }

  func append(_ bytes: [UInt8]) {
    state.withLock { $0.append(bytes) }
  }

  /// Wipes the line for good.
  func close() {
    state.withLock { $0.wipe() }
  }
}

extension LiveConsole {
  private struct State {
    var screen: LiveScreen
    private let terminal: Terminal
    private let clock = RunClock()

    init(caseCount: Int, color: ColorChoice) {
      terminal = Terminal(.output, color: color)
      screen = LiveScreen(caseCount: caseCount, colour: terminal.wantsColour ? .ansi : .plain)
    }

    mutating func begin(_ identity: CaseIdentity) {
      write(screen.begin(identity, at: clock.elapsed) { [terminal] in terminal.columns })
    }

    mutating func append(_ bytes: [UInt8]) {
      write(screen.append(bytes, at: clock.elapsed) { [terminal] in terminal.columns })
    }

    mutating func wipe() {
      write(screen.wiping())
    }

    private func write(_ bytes: [UInt8]) {
      if !bytes.isEmpty { terminal.append(bytes) }
    }
  }
}
