import AppModelKit
import Foundation
import ProtocolValues
import ScenarioModel
import ScenarioRuntime
import ScenarioTestSupport
import Testing
import WebDriverClient

@testable import BrowserSessions

/// Real browsers that go wrong.
@Suite(.serialized)
struct BrowserFaultTests {
  /// The page `busy.html` of `Tests/WebPages`.
  private static func app() -> WebApp {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "WebPages").path
    let port = Int.random(in: 30_000..<40_000)
    var app = WebApp(
      name: Located("busy", span: .anywhere),
      address: Located("http://127.0.0.1:\(port)/busy.html", span: .anywhere)
    )
    app.server = WebApp.AppServer(
      command: Located(
        ["python3", "-m", "http.server", "\(port)", "--bind", "127.0.0.1", "--directory", folder],
        span: .anywhere
      ),
      readyAddress: app.address,
      timeout: nil
    )
    return app
  }

  /// Opens the page, lets something happen, and returns the fault that comes of it.
  ///
  /// Whatever it was, the next launch must succeed.
  private func fault(
    in kind: BrowserKind,
    after action: (BrowserSession, Browser, BrowserPage) throws -> Void
  ) throws -> SessionFault? {
    let app = Self.app()
    let place = try BrowserPlace(
      BrowserRequest(kind, answerTime: .zero),
      for: [InstalledApp(app)],
      in: "."
    )
    defer { place.close() }
    let session = place.makeSession(for: InstalledApp(app), isInterrupted: { false })
    try launch(session)
    try action(session, try place.browser(), #require(session.page))
    session.invalidate()
    _ = session.screen
    let fault = session.takeFault()
    try launch(session)
    #expect(session.screen.screen == "Busy")
    session.terminate()
    return fault
  }

  /// Launches within a few attempts, because a browser may only show at a launch that it is stuck.
  private func launch(_ session: BrowserSession) throws {
    for _ in 0..<2 where (try? session.launch(LaunchSettings())) != nil { return }
    _ = try session.launch(LaunchSettings())
  }

  @Test(.opens(.chromium))
  func `a page that crashes is told from one that is busy`() throws {
    let fault = try fault(in: .chromium) { _, browser, page in
      let patience = Patience(.seconds(5))
      let window: ProtocolValue = ["context": .text(page.frontWindow)]
      let answer = try browser.send("goog:cdp.getSession", window, patience)
      _ = try? browser.send(
        "goog:cdp.sendCommand",
        ["session": answer["session"], "method": "Page.crash", "params": [:]],
        patience
      )
    }
    #expect(fault == SessionFault(.crash, "the page crashed"))
  }

  @Test(.opens(.chromium))
  func `a page whose script never ends is busy`() throws {
    let fault = try fault(in: .chromium, after: Self.keepBusy)
    #expect(fault == Self.busy)
  }

  @Test(.opens(.firefox))
  func `a page whose script never ends is busy in Firefox too`() throws {
    let fault = try fault(in: .firefox, after: Self.keepBusy)
    #expect(fault == Self.busy)
  }

  private static let busy = SessionFault(
    .misconduct,
    "the page did not answer for 5s: its script is busy"
  )

  private static func keepBusy(_: BrowserSession, _ browser: Browser, _ page: BrowserPage) throws {
    _ = try? browser.send(
      "script.evaluate",
      [
        "expression": "while (true);", "awaitPromise": false,
        "target": ["context": .text(page.frontWindow)],
      ],
      Patience(.milliseconds(300))
    )
  }

  @Test(.opens(.chromium))
  func `a browser that is killed has ended, and a new one is started`() throws {
    let fault = try fault(in: .chromium) { _, browser, _ in
      let group = try #require(browser.process.capabilities["goog:processID"].integer)
      kill(pid_t(group), SIGKILL)
    }
    #expect(fault == SessionFault(.crash, "the browser ended"))
  }

  @Test(.opens(.chromium))
  func `nothing of a browser is running once its place is closed`() throws {
    let place = try BrowserPlace(BrowserRequest(.chromium), for: [], in: ".")
    let process = try place.browser().process
    let identifier = try #require(process.capabilities["goog:processID"].integer)
    // It is empty for a process that has ended, but whose parent has not noticed yet.
    let command = URL(filePath: "/proc/\(identifier)/cmdline")
    #expect(try !Data(contentsOf: command).isEmpty)
    place.close()
    #expect((try? Data(contentsOf: command))?.isEmpty != false)
  }

  @Test(.opens(.chromium))
  func `a browser with options ends by itself, so that its files are complete`() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "net-\(UUID()).json").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    var settings = DriverSettings(name: Located("chromium", span: .anywhere))
    settings.options = ["--log-net-log=\(path)"]
    try BrowserPlace(BrowserRequest(.chromium, settings: settings), for: [], in: ".").close()
    let log = try String(contentsOfFile: path, encoding: .utf8)
    #expect(log.hasSuffix("}\n"))
  }

  @Test(.opens(.firefox))
  func `a Firefox that is killed has ended, and a new one is started`() throws {
    let fault = try fault(in: .firefox) { _, browser, _ in
      let identifier = try #require(browser.process.capabilities["moz:processID"].integer)
      kill(pid_t(identifier), SIGKILL)
    }
    #expect(fault == SessionFault(.crash, "the browser ended"))
  }
}
