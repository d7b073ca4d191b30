import ScenarioEvents
import ScenarioReports
import Synchronization

/// A terminal with a line below the others that shows the progress of the run.
///
/// Every thread says when it begins a test case, so the state is protected by a lock.
final class LiveConsole: ReportSink, Sendable {
  private let state: Mutex<State>

  init(caseCount: Int, color: ColorChoice) {
    state = Mutex(State(caseCount: caseCount, color: color))
  }

  func receive(_ event: RunEvent) {
    state.withLock { state in
      switch event {
      case .caseStarted(let identity): state.begin(identity)
      case .caseFinished(let record): state.screen.finish(record)
      case .runFinished: state.wipe()
      case .runStarted, .idle: break
      }
    }
  }

  func append(_ bytes: [UInt8]) {
    state.withLock { $0.append(bytes) }
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
