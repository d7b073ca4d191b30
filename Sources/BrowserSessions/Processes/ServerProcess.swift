import ScenarioModel
import ScenarioRuntime
import WebDriverClient

/// A server under test that was started for the run.
///
/// It ends when nothing uses it anymore.
final class ServerProcess: Sendable {
  private let settings: WebApp.AppServer

  /// The app that the server was started for.
  private let app: String
  private let child: ChildProcess

  /// Starts a server in a folder, and waits until it is ready.
  init(
    _ server: WebApp.AppServer,
    of app: String,
    in folder: String,
    isInterrupted: @escaping @Sendable () -> Bool
  ) throws(PlaceProblem) {
    try server.requireProgram(of: app, in: folder)
    try server.requireSilence(before: app)
    settings = server
    self.app = app
    child = try ChildProcess(server.command.value, in: folder)
    do throws(PlaceProblem) {
      try waitUntilReady(isInterrupted)
    } catch {
      child.end()
      throw error
    }
  }

  private func waitUntilReady(
    _ isInterrupted: @escaping @Sendable () -> Bool
  ) throws(PlaceProblem) {
    var reason: String?
    let patience = Patience(settings.timeout, isInterrupted: isInterrupted)
    let isReady = try Polling.wait(patience) { () throws(PlaceProblem) in
      reason = settings.reasonOfSilence
      if let ending { throw problem(ending, at: settings.command, advice: adviceOnEnding) }
      return reason == nil ? true : nil
    }
    guard isReady == nil, let reason else { return }
    if isInterrupted() { throw PlaceProblem("the run was interrupted") }
    let time = "was not ready after \(settings.timeout.wholeSeconds)s"
    throw problem(
      "the server of '\(app)' \(time): \(settings.readyAddress.value) \(reason)",
      at: settings.readyAddress
    )
  }

  private func problem<Setting>(
    _ reason: String,
    at setting: Located<Setting>,
    advice: String? = nil
  ) -> PlaceProblem {
    PlaceProblem(reason, advice: advice, at: setting.span, output: child.lastLines)
  }

  /// A server that ends without an error has most likely gone into the background.
  private var adviceOnEnding: String? {
    child.status == 0 ? "if it goes into the background, run it in the foreground" : nil
  }

  /// Whether it was started with the command that an app's server has.
  func serves(_ server: WebApp.AppServer) -> Bool {
    server.command.value == settings.command.value
  }

  /// Whether it is the server that an app in a folder asks for, and still running.
  func isRunning(_ server: WebApp.AppServer, in folder: String) -> Bool {
    serves(server) && folder == child.workingFolder && child.status == nil
  }

  /// How the server ended, in words; nil while it is running.
  private var ending: String? {
    child.status.map { "the server of '\(app)' ended with status \($0)" }
  }

  /// How the server ended, with the last line that it printed; nil if it is still running after a wait.
  func ending(within patience: Patience) -> String? {
    let ending = try? Polling.wait(patience) { () throws(PlaceProblem) in self.ending }
    guard let ending else { return nil }
    return ending + (child.lastLines.last.map { ": \($0.firstLine)" } ?? "")
  }
}

extension WebApp.AppServer {
  /// Throws if there is no such program.
  fileprivate func requireProgram(of app: String, in folder: String) throws(PlaceProblem) {
    let program = command.value[0]
    let isFound = ProgramSearch.path(ofFirst: [program], from: folder) != nil
    guard !isFound else { return }
    let reason = ProgramSearch.absence(of: program)
    throw PlaceProblem("the server of '\(app)' can't be started: \(reason)", at: command.span)
  }

  /// Throws if something else answers at the address, whose pages would be mistaken for the app.
  ///
  /// A server of an earlier run may take a moment to end.
  fileprivate func requireSilence(before app: String) throws(PlaceProblem) {
    let isSilent = try Polling.wait(Patience(.seconds(1))) { () throws(PlaceProblem) in
      answer.isAnswer ? nil : true
    }
    guard isSilent == nil else { return }
    throw PlaceProblem(
      "something answers at \(readyAddress.value) before the server of '\(app)' is started",
      advice: "end the program that answers there, or remove 'server' to use it in the run",
      at: readyAddress.span
    )
  }

  /// The reason why the address does not answer properly; nil if it does.
  ///
  /// A server of https refuses the request in plain text, so that any answer of it is proper.
  fileprivate var reasonOfSilence: String? {
    let answer = answer
    if readyAddress.value.hasPrefix("https:"), answer.isAnswer { return nil }
    return switch answer {
    case .success(let response):
      response.status < 500 ? nil : "answered with \(response.status)"
    case .failure(.unreachable(let reason)):
      reason == "connection refused" ? "refused the connection" : reason
    case .failure(.timedOut), .failure(.closed), .failure(.interrupted), .failure(.refused),
      .failure(.malformed):
      "did not answer"
    }
  }

  private var answer: Result<HTTPResponse, DriverFault> {
    guard let address = WebAddress(readyAddress.value) else {
      return .failure(.unreachable("is no address"))
    }
    do throws(DriverFault) {
      return .success(try HTTPExchange("GET", address).response(Patience(.seconds(2))))
    } catch {
      return .failure(error)
    }
  }
}

extension Result<HTTPResponse, DriverFault> {
  /// Whether anything answered, even with an error.
  fileprivate var isAnswer: Bool {
    switch self {
    case .success, .failure(.closed), .failure(.malformed), .failure(.refused): true
    case .failure(.unreachable), .failure(.timedOut), .failure(.interrupted): false
    }
  }
}
