import ProtocolValues
import ScenarioModel
import ScenarioRuntime
import WebDriverClient

/// A server under test that was started for the run.
final class ServerProcess: Sendable {
  private let child: ChildProcess

  /// Starts the servers of some apps, each distinct server once, and waits until all are ready.
  static func all(for apps: [WebApp], in folder: String) throws(PlaceProblem) -> [ServerProcess] {
    var servers: [(command: [String], process: ServerProcess)] = []
    for app in apps {
      guard let server = app.server, !servers.contains(where: { $0.command == server.command })
      else { continue }
      do throws(PlaceProblem) {
        servers.append((server.command, try ServerProcess(server, of: app.name.value, in: folder)))
      } catch {
        for server in servers { server.process.end() }
        throw error
      }
    }
    return servers.map(\.process)
  }

  private init(_ server: WebApp.AppServer, of app: String, in folder: String) throws(PlaceProblem) {
    child = try ChildProcess(server.command, in: folder)
    var reason = ""
    let isReady = try Polling.wait(Patience(server.timeout)) { () throws(PlaceProblem) -> Bool? in
      if let status = child.status {
        throw Self.problem("the server of '\(app)' ended with status \(status)", child)
      }
      reason = Self.reasonOfSilence(server.readyAddress.value)
      return reason.isEmpty ? true : nil
    }
    guard isReady == nil else { return }
    let (time, address) = (server.timeout.wholeSeconds, server.readyAddress.value)
    let problem = Self.problem(
      "the server of '\(app)' was not ready after \(time)s: \(address) \(reason)",
      child
    )
    child.end()
    throw problem
  }

  /// The reason why an address does not answer properly; empty if it does.
  private static func reasonOfSilence(_ text: String) -> String {
    guard let address = WebAddress(text) else { return "is no address" }
    do throws(DriverFault) {
      let response = try HTTPExchange("GET", address).response(Patience(.seconds(2)))
      return response.status < 500 ? "" : "answered with \(response.status)"
    } catch {
      switch error {
      case .unreachable(let reason):
        return reason == "connection refused" ? "refused the connection" : reason
      case .timedOut, .closed, .interrupted, .refused, .malformed: return "did not answer"
      }
    }
  }

  private static func problem(_ reason: String, _ child: ChildProcess) -> PlaceProblem {
    let lines = child.log.split(whereSeparator: \.isNewline).suffix(20).map { "\n  \($0)" }
    return PlaceProblem(reason + lines.joined())
  }

  func end() { child.end() }
}
