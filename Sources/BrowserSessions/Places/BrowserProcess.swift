import ProtocolValues
import ScenarioRuntime
import WebDriverClient

/// A browser that was started for the run, with the programs that drive it.
protocol BrowserProcess: Sendable {
  /// The connection that takes commands for the browser.
  var connection: BiDiConnection { get }

  /// The browser's facts about itself, such as its version.
  var capabilities: ProtocolValue { get }

  /// Warnings about how the browser was started.
  var warnings: [String] { get }

  /// Whether its programs are still running.
  var isRunning: Bool { get }

  /// The reason why commands are no longer taken, in words.
  var ending: String { get }

  /// The events for problems of pages. Some name the page's target.
  var ownEvents: [String] { get }

  /// The window as the browser's own protocol names it, also in its events; nil if it has none.
  func target(of window: String, _ patience: Patience) -> String?

  /// Makes a window answer that the page has opened.
  func wake(_ window: String)

  /// Closes the browser, then ends the remaining processes.
  ///
  /// - Parameter isAnswering: Whether it may be asked to close itself.
  func end(isAnswering: Bool)
}

extension BrowserRequest {
  /// Starts the browser, and passes its events on.
  func start(
    onEvent: @escaping @Sendable (BiDiConnection.Event) -> Void
  ) throws(PlaceProblem) -> any BrowserProcess {
    switch kind {
    case .chromium: try DriverProcess(self, onEvent: onEvent)
    case .firefox: try FirefoxProcess(self, onEvent: onEvent)
    }
  }
}

extension ChildProcess {
  /// What the program prints, found in its output so far; waits for it.
  ///
  /// Throws a problem with the advice if the program ends.
  func printed<Found>(
    _ program: String,
    for request: BrowserRequest,
    advice: String? = nil,
    _ find: (String) -> Found?
  ) throws(PlaceProblem) -> Found {
    let patience = request.patience(.seconds(20))
    let found = try Polling.wait(patience) { () throws(PlaceProblem) -> Found? in
      let log = self.log
      if let found = find(log) { return found }
      if let status {
        let line = log.firstLine
        let reason = "'\(program)' ended with status \(status)" + (line.isEmpty ? "" : ": \(line)")
        throw PlaceProblem(reason, advice: advice)
      }
      return nil
    }
    if let found { return found }
    if request.isInterrupted() { throw PlaceProblem("\(DriverFault.interrupted)") }
    throw PlaceProblem("'\(program)' did not say where it listens")
  }
}
