import ScenarioModel
import ScenarioRuntime
import Synchronization

/// The servers that are running, so that apps and browsers with equal servers share one.
package final class ServerPool: Sendable {
  private struct Entry: Sendable {
    weak let server: ServerProcess?
  }

  private let entries = Mutex<[Entry]>([])

  package init() {}

  /// The servers of some apps, each distinct one once; starts those that are not running.
  func servers(
    of apps: [WebApp],
    in folder: String,
    isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) throws(PlaceProblem) -> [ServerProcess] {
    var servers: [ServerProcess] = []
    for app in apps {
      guard let wanted = app.server,
        !servers.contains(where: { $0.isRunning(wanted, in: folder) })
      else { continue }
      servers.append(try server(wanted, of: app.name.value, in: folder, isInterrupted))
    }
    return servers
  }

  private func server(
    _ wanted: WebApp.AppServer,
    of app: String,
    in folder: String,
    _ isInterrupted: @escaping @Sendable () -> Bool
  ) throws(PlaceProblem) -> ServerProcess {
    try entries.withLock { entries throws(PlaceProblem) in
      entries.removeAll { $0.server == nil }
      let running = entries.lazy.compactMap(\.server)
      if let server = running.first(where: { $0.isRunning(wanted, in: folder) }) { return server }
      let server = try ServerProcess(wanted, of: app, in: folder, isInterrupted: isInterrupted)
      entries.append(Entry(server: server))
      return server
    }
  }
}
