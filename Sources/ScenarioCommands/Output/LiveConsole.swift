import ScenarioEvents
import ScenarioReports
import Synchronization

/// A terminal with a line below the others that shows the progress of a run or a survey.
///
/// Every thread says when it begins something, so the state is protected by a lock.
final class LiveConsole: ReportSink, Sendable {
  private let state: Mutex<State>

  /// - Parameters:
  ///   - terminal: The output; there is no line in a file, a pipe or the log of a CI job.
  ///   - caseCount: The number of test cases that are run.
  init?(on terminal: Terminal, caseCount: Int = 0) {
    guard terminal.isInteractive, CIService() == nil else { return nil }
    state = Mutex(State(caseCount: caseCount, color: terminal.color))
  }

  func receive(_ progress: SurveyProgress) {
    state.withLock { state in
      switch progress {
      case .part(let name, let count): state.screen.begin(part: name, of: count)
      case .item(let name): state.begin(name)
      }
    }
  }

  /// Says how many runs the search of a test case has taken.
  func receive(_ runCount: Int, of identity: CaseIdentity) {
    state.withLock { $0.note("\(runCount.grouped("run")) of \(identity.name)") }
  }

  /// Removes the line.
  func wipe() { state.withLock { $0.wipe() } }

  func receive(_ event: RunEvent) {
    state.withLock { state in
      switch event {
      case .caseStarted(let identity): state.begin(identity.name)
      case .caseFinished(let record): state.screen.finish(record)
      case .runFinished: state.wipe()
      case .runStarted, .idle: break
      }
    }
  }

  func append(_ bytes: [UInt8]) { state.withLock { $0.append(bytes) } }
}

extension LiveConsole {
  private struct State {
    var screen: LiveScreen
    private let terminal: Terminal
    private let clock = RunClock()

    init(caseCount: Int, color: ColorChoice) {
      terminal = Terminal(.output, color: color)
      screen = LiveScreen(caseCount: caseCount, colour: terminal.consoleColour)
    }

    mutating func begin(_ name: String) {
      write(screen.begin(name, at: clock.elapsed) { [terminal] in terminal.columns })
    }

    mutating func note(_ text: String) {
      write(screen.note(text, at: clock.elapsed) { [terminal] in terminal.columns })
    }

    mutating func append(_ bytes: [UInt8]) {
      write(screen.append(bytes, at: clock.elapsed) { [terminal] in terminal.columns })
    }

    mutating func wipe() { write(screen.wiping()) }

    private func write(_ bytes: [UInt8]) {
      if !bytes.isEmpty { terminal.append(bytes) }
    }
  }
}
