import AppModelKit
import ScenarioModel
import ScenarioRuntime
import ScenarioTestSupport
import Testing
import WebDriverClient

@testable import BrowserSessions

/// Servers of apps: started once, ended with the last use, and missed as soon as they have ended.
@Suite(.enabled(if: InstalledPrograms.have("python3"), "python3 is not installed"))
struct ServerTests {
  private let port = Int.random(in: 20_000..<30_000)

  /// An app whose server ends after some requests; the first one is that of the tool.
  private func app(_ name: String = "shop", endingAfter count: Int = 1_000) -> WebApp {
    let program = """
      import http.server, sys
      server = http.server.HTTPServer(('127.0.0.1', \(port)), http.server.SimpleHTTPRequestHandler)
      for _ in range(\(count)): server.handle_request()
      server.server_close()
      print('boom: database gone', file=sys.stderr)
      sys.exit(3)
      """
    var app = WebApp(
      name: Located(name, span: .anywhere),
      address: Located("http://127.0.0.1:\(port)/", span: .anywhere)
    )
    app.server = WebApp.AppServer(
      command: Located(["python3", "-c", program], span: .anywhere),
      readyAddress: app.address,
      timeout: nil
    )
    return app
  }

  @Test func `apps and places with equal servers share one, which ends with the last use`() throws {
    let pool = ServerPool()
    var first = try pool.servers(of: [app(), app("bank")], in: ".")
    var second = try pool.servers(of: [app()], in: ".")
    #expect(first.count == 1)
    #expect(first.first === second.first)
    first = []
    let problem = #expect(throws: PlaceProblem.self) {
      try ServerPool().servers(of: [app()], in: ".")
    }
    #expect(problem?.reason.hasPrefix("something answers at http://127.0.0.1:\(port)/ ") == true)
    second = []
    #expect(try ServerPool().servers(of: [app()], in: ".").count == 1)
  }

  @Test func `a server of https is ready once it refuses a request in plain text`() throws {
    let program = """
      import socket
      server = socket.create_server(('127.0.0.1', \(port)))
      while True:
          connection, _ = server.accept()
          connection.recv(1000)
          connection.send(bytes([21, 3, 1, 0, 2, 2, 70]))
          connection.close()
      """
    var app = app()
    app.server = WebApp.AppServer(
      command: Located(["python3", "-c", program], span: .anywhere),
      readyAddress: Located("https://127.0.0.1:\(port)/", span: .anywhere),
      timeout: .seconds(60)
    )
    #expect(try ServerPool().servers(of: [app], in: ".").count == 1)
  }

  @Test func `a server that ends is the fault of the test case that notices it, and of the next`()
    throws
  {
    let reason = "the server of 'shop' ended with status 3: boom: database gone"
    var app = app(endingAfter: 2)
    // The scripted page is there.
    app.allowedOrigins = [Located("http://shop.test", span: .anywhere)]
    let driver = try ScriptedDriver()
    let place = try driver.place(of: app)
    defer { withExtendedLifetime(driver) { place.close() } }
    let session = place.makeSession(for: InstalledApp(app), isInterrupted: { false })
    _ = try session.launch(LaunchSettings())
    #expect(session.takeFault() == nil)
    let address = try #require(WebAddress(app.address.value))
    _ = try HTTPExchange("GET", address).response(Patience(.seconds(60)))
    #expect(place.endOfServer(of: app, within: Patience(.seconds(60))) == reason)
    #expect(session.takeFault() == SessionFault(.crash, reason))
    let failure = #expect(throws: LaunchFailure.self) { try session.launch(LaunchSettings()) }
    #expect(failure?.reason == reason)
  }
}
