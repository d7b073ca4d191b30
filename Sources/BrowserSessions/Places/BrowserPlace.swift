import AppModelKit
import ProtocolValues
package import ScenarioEvents
import ScenarioModel
package import ScenarioRuntime
import Synchronization
import WebDriverClient

/// A browser that runs test cases.
///
/// Each test case has its own cookies and storage.
package final class BrowserPlace: RemotePlace {
  package let request: BrowserRequest
  private let current: Mutex<Browser>

  /// The servers of the apps until the place is closed.
  private let servers: Mutex<[ServerProcess]>

  /// The folder whose files pages may get.
  let folder: String

  /// Warnings to show before the run.
  package let warnings: [String]
  package let description: PlaceDescription

  /// Starts the apps' servers in a folder, then a browser.
  package init(
    _ request: BrowserRequest,
    for apps: [InstalledApp],
    in folder: String,
    sharing pool: ServerPool = ServerPool()
  ) throws(PlaceProblem) {
    self.request = request
    self.folder = folder
    let pages = apps.compactMap(\.web)
    servers = Mutex(try pool.servers(of: pages, in: folder, isInterrupted: request.isInterrupted))
    let browser = try Browser(request)
    warnings = browser.process.warnings
    description = PlaceDescription(
      name: request.kind.rawValue,
      browser: browser.process.capabilities["browserName"].text,
      version: browser.process.capabilities["browserVersion"].text
    )
    current = Mutex(browser)
  }

  /// The browser.
  ///
  /// Starts a new one if the previous one has ended, or is stuck. Other sessions may still use that one.
  func browser() throws(PlaceProblem) -> Browser {
    let result: Result<Browser, PlaceProblem> = current.withLock { browser in
      if browser.isUsable { return .success(browser) }
      do throws(PlaceProblem) {
        browser = try Browser(request)
        return .success(browser)
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  package func makeSession(
    for app: InstalledApp,
    isInterrupted: @escaping @Sendable () -> Bool
  ) -> BrowserSession {
    guard let web = app.web else {
      preconditionFailure("an app without a page is run in a browser")
    }
    return BrowserSession(
      of: web,
      launchedAt: app.hasModel ? app.description.defaultDate : nil,
      in: self,
      isInterrupted: isInterrupted
    )
  }

  package func hasVirtualTime(for app: InstalledApp) -> Bool { app.web?.clock == .virtual }

  package func close() {
    current.withLock { $0.end() }
    servers.withLock { $0 = [] }
  }

  /// How the server of an app ended, in words; nil if it is running, or the app has none.
  ///
  /// Waits for the end of a server that seems to be ending.
  func endOfServer(of app: WebApp, within patience: Patience = Patience(.zero)) -> String? {
    guard let wanted = app.server else { return nil }
    let server = servers.withLock { $0.first { $0.serves(wanted) } }
    return server?.ending(within: patience)
  }
}
