import Foundation
import ScenarioDiagnostics
import ScenarioModel
import ScenarioRuntime
import Synchronization
import Testing

@testable import BrowserSessions

/// What keeps a browser or a server from being started, before the run.
struct PlaceProblemTests {
  private func problem(
    _ change: (inout DriverSettings) -> Void
  ) -> PlaceProblem? {
    var settings = DriverSettings(name: Located("chromium", span: .anywhere))
    change(&settings)
    return #expect(throws: PlaceProblem.self) {
      _ = try BrowserPlace(BrowserRequest(.chromium, settings: settings), for: [], in: ".")
    }
  }

  @Test func `a driver that is not there is named, with the way out`() {
    #expect(
      problem { $0.command = "no-such-driver" }?.text
        == "no driver for chromium: 'no-such-driver' is not in PATH; install chromium-driver (Debian), "
        + "or set its path in 'drivers' of rehearse.yaml"
    )
  }

  @Test(arguments: [
    (
      "/no/such/browser",
      "there is no program '/no/such/browser'; correct its path in 'drivers' of rehearse.yaml"
    ),
    (
      "no-such-browser",
      "'no-such-browser' is not in PATH; install chromium (Debian), or set its path in 'drivers' of "
        + "rehearse.yaml"
    ),
  ])
  func `a browser that is not there is named`(browser: String, problem text: String) {
    let found = problem { settings in
      settings.command = "/bin/sh"
      settings.browser = browser
    }
    #expect(found?.text == "no browser for chromium: \(text)")
  }

  @Test func `Firefox needs no driver, and says so if one is set`() {
    var settings = DriverSettings(name: Located("firefox", span: .anywhere))
    settings.command = "geckodriver"
    let problem = #expect(throws: PlaceProblem.self) {
      _ = try BrowserPlace(BrowserRequest(.firefox, settings: settings), for: [], in: ".")
    }
    #expect(
      problem?.text
        == "firefox needs no driver; remove 'command' from its entry in 'drivers' of rehearse.yaml"
    )
  }

  @Test(arguments: [
    ("-3", "'PROGRAM' ended with status 3"),
    ("no display-1", "'PROGRAM' ended with status 1: no display"),
  ])
  func `a Firefox that ends at once says why`(end: String, reason: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.appending(path: "scripted-browser-\(end)").path
    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "scripted-browser")
    try FileManager.default.createSymbolicLink(
      atPath: program,
      withDestinationPath: script.path
    )
    var settings = DriverSettings(name: Located("firefox", span: .anywhere))
    settings.browser = program
    let problem = #expect(throws: PlaceProblem.self) {
      _ = try BrowserPlace(BrowserRequest(.firefox, settings: settings), for: [], in: ".")
    }
    #expect(problem?.text.replacing(program, with: "PROGRAM") == reason)
  }

  @Test func `a driver that ends at once says why`() {
    let found = problem { settings in
      settings.command = "/bin/false"
      settings.browser = "/bin/sh"
    }
    #expect(found?.text == "'/bin/false' ended with status 1")
  }

  @Test func `a browser that does not start is told by the first line of its driver`() throws {
    let driver = try ScriptedDriver(refusal: "session not created: it exited\nwith much to read")
    let problem = #expect(throws: PlaceProblem.self) { _ = try driver.place() }
    #expect(problem?.text == "chromium did not start: session not created: it exited")
  }

  @Test(.enabled(if: getenv("DISPLAY") == nil && getenv("WAYLAND_DISPLAY") == nil))
  func `a window needs a display`() throws {
    let driver = try ScriptedDriver(
      refusal: "session not created: Chrome instance exited. "
        + "Examine ChromeDriver verbose log to determine the cause."
    )
    let request = try driver.request(isHeaded: true)
    let problem = #expect(throws: PlaceProblem.self) {
      _ = try BrowserPlace(request, for: [], in: ".")
    }
    #expect(
      problem?.text
        == "chromium did not start: session not created: Chrome instance exited; there is no display "
        + "for a window: leave out '--headed' and '--keep-open', or run under 'xvfb-run'"
    )
  }

  @Test(arguments: [
    (["DISPLAY": ":99"], "check that DISPLAY names a display that is there, or"),
    (
      ["WAYLAND_DISPLAY": "wayland-0"],
      "check that WAYLAND_DISPLAY names a display that is there, or"
    ),
    (["DISPLAY": ""], "there is no display for a window:"),
  ])
  func `a window may need another display`(environment: [String: String], advice: String) {
    let request = BrowserRequest(.chromium, isHeaded: true)
    #expect(
      request.adviceOnDisplay { environment[$0] }
        == "\(advice) leave out '--headed' and '--keep-open', or run under 'xvfb-run'"
    )
    #expect(BrowserRequest(.chromium).adviceOnDisplay { environment[$0] } == nil)
  }

  @Test func `a survey names everything that is missing`() {
    var settings = DriverSettings(name: Located("chromium", span: .anywhere))
    (settings.command, settings.browser) = ("no-such-driver", "/no/such/browser")
    let search = BrowserPrograms.search(BrowserRequest(.chromium, settings: settings))
    #expect(search.paths == [])
    #expect(
      search.problems.map(\.reason) == [
        "no driver for chromium: 'no-such-driver' is not in PATH",
        "no browser for chromium: there is no program '/no/such/browser'",
      ]
    )
  }

  @Test func `a survey starts the browser, and says how long that took or why it failed`() throws {
    let driver = try ScriptedDriver()
    let survey = BrowserPlaces.survey(try driver.request())
    #expect(survey.problems.map(\.text) == [])
    #expect(try #require(survey.startTime) > .zero)
    let refusing = try ScriptedDriver(refusal: "session not created: it exited")
    let failed = BrowserPlaces.survey(try refusing.request())
    #expect(
      failed.problems.map(\.text) == ["chromium did not start: session not created: it exited"]
    )
    #expect(failed.startTime == nil)
  }

  @Test func `a driver of another version says which versions do not fit`() throws {
    let driver = try ScriptedDriver(
      refusal: """
        session not created: This version of ChromeDriver only supports Chrome version 156
        Current browser version is 150.0.1 with binary path /usr/bin/chromium
        """
    )
    let problem = #expect(throws: PlaceProblem.self) { _ = try driver.place() }
    #expect(problem?.text == "chromedriver 156 cannot drive chromium 150")
  }

  private func server(_ command: [String], timeout: Duration?) -> PlaceProblem? {
    var app = WebApp.shop
    app.server = WebApp.AppServer(
      command: Located(command, span: .anywhere),
      readyAddress: Located("http://127.0.0.1:9/", span: .anywhere),
      timeout: timeout
    )
    return #expect(throws: PlaceProblem.self) {
      _ = try BrowserPlace(BrowserRequest(.chromium), for: [InstalledApp(app)], in: ".")
    }
  }

  @Test func `a server that goes into the background is advised to stay`() {
    let problem = server(["/bin/sh", "-c", "exit 0"], timeout: .seconds(60))
    #expect(
      problem?.text
        == "the server of 'shop' ended with status 0; if it goes into the background, run it in the "
        + "foreground"
    )
  }

  @Test func `a server that is never ready is told with its last lines`() {
    let problem = server(["/bin/sh", "-c", "echo starting; exec sleep 60"], timeout: .seconds(5))
    #expect(
      problem?.text
        == "the server of 'shop' was not ready after 5s: http://127.0.0.1:9/ refused the connection"
    )
    #expect(problem?.output == ["starting"])
  }

  @Test func `an interrupted run does not wait for its server`() {
    var app = WebApp.shop
    app.server = WebApp.AppServer(
      command: Located(["/bin/sleep", "60"], span: .anywhere),
      readyAddress: Located("http://127.0.0.1:9/", span: .anywhere),
      timeout: .seconds(60)
    )
    let problem = #expect(throws: PlaceProblem.self) {
      try ServerPool().servers(of: [app], in: ".", isInterrupted: { true })
    }
    #expect(problem?.text == "the run was interrupted")
  }

  @Test func `an interrupted run does not wait for its browser`() throws {
    let isInterrupted = Mutex(false)
    let driver = try ScriptedDriver { method, _ in
      guard method == "session.subscribe" else { return nil }
      isInterrupted.withLock { $0 = true }
      return .silence
    }
    let request = try driver.request { isInterrupted.withLock(\.self) }
    let problem = #expect(throws: PlaceProblem.self) {
      _ = try BrowserPlace(request, for: [], in: ".")
    }
    #expect(problem?.text == "the run was interrupted")
  }

  @Test func `an interrupted run does not wait for a driver that says nothing`() throws {
    let request = try ScriptedDriver().request { true }
    let problem = #expect(throws: PlaceProblem.self) {
      _ = try BrowserPlace(request, for: [], in: ".")
    }
    #expect(problem?.text == "the run was interrupted")
  }

  @Test func `a server that ends says so at once`() {
    let problem = server(["/bin/sh", "-c", "echo no port >&2; exit 3"], timeout: nil)
    #expect(problem?.text == "the server of 'shop' ended with status 3")
    #expect(problem?.output == ["no port"])
  }

  @Test(arguments: [
    ("no-such-program", "'no-such-program' is not in PATH"),
    ("./serve", "there is no program './serve'"),
  ])
  func `a server whose program is not there is not started`(program: String, reason: String) {
    let problem = server([program, "8000"], timeout: nil)
    #expect(problem?.text == "the server of 'shop' can't be started: \(reason)")
    #expect(problem?.place?.location == "rehearse.yaml:1:1")
  }

  @Test func `a server is not started if something answers at its address`() throws {
    let other = try ScriptedDriver()
    var app = WebApp.shop
    app.server = WebApp.AppServer(
      command: Located(["/bin/sleep", "60"], span: .anywhere),
      readyAddress: Located("http://127.0.0.1:\(other.port)/", span: .anywhere),
      timeout: nil
    )
    let problem = #expect(throws: PlaceProblem.self) {
      _ = try BrowserPlace(BrowserRequest(.chromium), for: [InstalledApp(app)], in: ".")
    }
    #expect(
      problem?.text
        == "something answers at http://127.0.0.1:\(other.port)/ before the server of 'shop' is started; "
        + "end the program that answers there, or remove 'server' to use it in the run"
    )
  }
}
