import AppModelKit
import Glibc
import ProtocolValues
import ScenarioModel
import ScenarioRuntime
import Synchronization
import Testing
import WebDriverClient

@testable import BrowserSessions

/// What goes wrong while a page is open.
struct SessionFaultTests {
  @Test func `a page that can't be read is not shown as an empty one`() throws {
    var (session, place, driver) = try ScriptedDriver.session { _, parameters in
      parameters["expression"].text?.contains(".look(") == true
        ? .result(["type": "exception", "exceptionDetails": ["text": "TypeError"]]) : nil
    }
    defer { withExtendedLifetime(driver) { place.close() } }
    let fault = #expect(throws: InspectionFault.self) {
      try session.inspectLaunch(LaunchSettings(), at: nil, settling: .none)
    }
    #expect(fault?.text == "the page is gone: it answered 'TypeError'")
  }

  @Test func `a page that does not answer is busy`() throws {
    let (session, place, driver) = try ScriptedDriver.session(answeringWithin: .zero) {
      _,
      parameters in
      parameters["expression"].text?.contains(".aim(") == true ? .silence : nil
    }
    defer { withExtendedLifetime(driver) { place.close() } }
    _ = try session.launch(LaunchSettings())
    session.beginStep(timeout: .seconds(6))
    #expect(
      throws: SessionFault(.misconduct, "the page did not answer for 6s: its script is busy")
    ) { try session.perform(.tap, on: 0) }
  }

  @Test func `a window that a touch closes may be gone before the browser says so`() throws {
    let (session, place, driver) = try ScriptedDriver.session { _, parameters in
      parameters["expression"].text?.contains(".landed(") == true
        ? .error("no such frame", "Context c not found") : nil
    }
    defer { withExtendedLifetime(driver) { place.close() } }
    _ = try session.launch(LaunchSettings())
    #expect(try session.perform(.tap, on: 0) == .done)
    #expect(session.takeFault() == nil)
  }

  @Test func `a page must not lead to another site`() throws {
    let (session, place, driver) = try ScriptedDriver.session { _, parameters in
      let expression = parameters["expression"].text ?? ""
      guard expression.contains(".landed(") else { return nil }
      return .result(.page(expression, at: "https://evil.test/"))
    }
    defer { withExtendedLifetime(driver) { place.close() } }
    _ = try session.launch(LaunchSettings())
    #expect(
      throws: SessionFault(
        .misconduct,
        "the page led to https://evil.test/, which 'allow' does not name",
        advice: "to allow it, add 'https://evil.test' to 'allow' of 'shop' in rehearse.yaml"
      )
    ) { try session.perform(.tap, on: 0) }
  }

  @Test func `a page that begins to lead to another site is at fault before it arrives`() throws {
    let start: ProtocolValue = [
      "method": "browsingContext.navigationStarted",
      "params": ["context": "c", "url": "https://evil.test/"],
    ]
    let (session, place, driver) = try ScriptedDriver.session { _, parameters in
      let expression = parameters["expression"].text ?? ""
      return expression.contains(".landed(") ? .events([start], .page(expression)) : nil
    }
    defer { withExtendedLifetime(driver) { place.close() } }
    _ = try session.launch(LaunchSettings())
    _ = try session.perform(.tap, on: 0)
    #expect(
      session.takeFault()
        == SessionFault(
          .misconduct,
          "the page led to https://evil.test/, which 'allow' does not name",
          advice: "to allow it, add 'https://evil.test' to 'allow' of 'shop' in rehearse.yaml"
        )
    )
  }

  @Test(arguments: [
    (nil, "the page led to an address that can't be opened"),
    ("http://shop.test/b", "the page led to http://shop.test/b, which can't be opened"),
    ("https://evil.test/", "the page led to https://evil.test/, which 'allow' does not name"),
  ])
  func `the address to which a step leads is named if it can't be opened`(
    target: String?,
    message: String
  ) throws {
    let (session, place, driver) = try ScriptedDriver.session { _, parameters in
      let expression = parameters["expression"].text ?? ""
      guard expression.contains(".landed(") else { return nil }
      let events = target.map { Self.failedNavigation(to: $0) } ?? []
      return .events(events, .page(expression, at: "chrome-error://chromewebdata/"))
    }
    defer { withExtendedLifetime(driver) { place.close() } }
    _ = try session.launch(LaunchSettings())
    let fault = #expect(throws: SessionFault.self) { try session.perform(.tap, on: 0) }
    #expect(fault?.message == message)
  }

  @Test func `the address that can't be opened is named even if the browser names it late`() throws
  {
    let (session, place, driver) = try ScriptedDriver.session { _, parameters in
      let expression = parameters["expression"].text ?? ""
      guard expression.contains(".landed(") else { return nil }
      return .resultThenEvents(
        .page(expression, at: "chrome-error://chromewebdata/"),
        Self.failedNavigation(to: "http://shop.test/b")
      )
    }
    defer { withExtendedLifetime(driver) { place.close() } }
    _ = try session.launch(LaunchSettings())
    let fault = #expect(throws: SessionFault.self) { try session.perform(.tap, on: 0) }
    #expect(fault?.message == "the page led to http://shop.test/b, which can't be opened")
  }

  @Test func `the address that can't be opened is asked for if the browser names none`() throws {
    let (session, place, driver) = try ScriptedDriver.session { method, parameters in
      if method == "goog:cdp.getSession" { return .result(["session": "t"]) }
      if parameters["method"].text == "Page.getFrameTree" {
        return .result([
          "result": ["frameTree": ["frame": ["unreachableUrl": "http://shop.test/b"]]]
        ])
      }
      let expression = parameters["expression"].text ?? ""
      return expression.contains(".landed(")
        ? .result(.page(expression, at: "chrome-error://chromewebdata/")) : nil
    }
    defer { withExtendedLifetime(driver) { place.close() } }
    _ = try session.launch(LaunchSettings())
    let fault = #expect(throws: SessionFault.self) { try session.perform(.doubleTap, on: 0) }
    #expect(fault?.message == "the page led to http://shop.test/b, which can't be opened")
  }

  @Test func `a page that asks for a password can't be opened because of that`() throws {
    let events = Self.failedNavigation(
      to: "http://shop.test/b",
      because: "net::ERR_INVALID_AUTH_CREDENTIALS"
    )
    let (session, place, driver) = try ScriptedDriver.session { _, parameters in
      let expression = parameters["expression"].text ?? ""
      guard expression.contains(".landed(") else { return nil }
      return .events(events, .page(expression, at: "chrome-error://chromewebdata/"))
    }
    defer { withExtendedLifetime(driver) { place.close() } }
    _ = try session.launch(LaunchSettings())
    let fault = #expect(throws: SessionFault.self) { try session.perform(.tap, on: 0) }
    #expect(fault?.message == "the page led to http://shop.test/b, which can't be opened: 401")
  }

  private static func failedNavigation(
    to address: String,
    because reason: String = "net::ERR_FAILED"
  ) -> [ProtocolValue] {
    [
      [
        "method": "browsingContext.navigationStarted",
        "params": ["context": "c", "url": .text(address)],
      ],
      [
        "method": "network.fetchError",
        "params": [
          "context": "c", "navigation": "n", "request": ["url": .text(address)],
          "errorText": .text(reason),
        ],
      ],
    ]
  }

  @Test func `a mouse can't make gestures of several fingers`() throws {
    var app = WebApp.shop
    app.viewport.isTouched = false
    let (session, place, driver) = try ScriptedDriver.session(of: app)
    defer { withExtendedLifetime(driver) { place.close() } }
    _ = try session.launch(LaunchSettings())
    #expect(throws: Never.self) { try session.check(.taps(times: 3, fingers: 1), on: 0) }
    for gesture: Gesture in [.pinch(scale: 2), .rotate(degrees: 90), .taps(times: 1, fingers: 2)] {
      #expect(throws: SessionFault.self) { try session.check(gesture, on: 0) }
    }
  }

  private static let crash: ProtocolValue = [
    "method": "goog:cdp.Inspector.targetCrashed", "params": ["session": "t"],
  ]

  @Test func `a page that crashed before its launch is replaced`() throws {
    let opened = Mutex<[String]>([])
    let (session, place, driver) = try ScriptedDriver.session { method, parameters in
      if method == "browsingContext.navigate" {
        opened.withLock { $0.append(parameters["context"].text ?? "") }
      }
      guard method == "goog:cdp.getSession" else { return nil }
      let window = parameters["context"].text ?? ""
      guard window == "c2" else { return .result(["session": .text("t-" + window)]) }
      return .resultThenEvents(["session": "t"], [Self.crash])
    }
    defer { withExtendedLifetime(driver) { place.close() } }
    _ = try session.launch(LaunchSettings())
    while session.page?.browser.reports.hasCrashed("c2") == false { usleep(5_000) }
    _ = try session.launch(LaunchSettings())
    #expect(opened.withLock(\.self) == ["c", "c3"])
  }

  @Test func `a page that crashes while it is opened is not an interrupted run`() throws {
    let (session, place, driver) = try ScriptedDriver.session { method, _ in
      switch method {
      case "goog:cdp.getSession": .result(["session": "t"])
      case "browsingContext.navigate": .eventsAlone([Self.crash])
      default: nil
      }
    }
    defer { withExtendedLifetime(driver) { place.close() } }
    let failure = #expect(throws: LaunchFailure.self) { try session.launch(LaunchSettings()) }
    #expect(failure == LaunchFailure("http://shop.test/ could not be opened: the page crashed"))
  }

  @Test
  func `a browser that does not answer is not a busy page, and the next launch gets a new one`()
    throws
  {
    let isDeaf = Mutex(true)
    let (session, place, driver) = try ScriptedDriver.session(answeringWithin: .zero) {
      method,
      parameters in
      let isCalled = parameters["expression"].text?.contains(".aim(") == true
      return isCalled || method == "browser.getUserContexts" && isDeaf.withLock(\.self)
        ? .silence : nil
    }
    defer { withExtendedLifetime(driver) { place.close() } }
    _ = try session.launch(LaunchSettings())
    let first = session.page?.browser
    #expect(
      throws: SessionFault(.crash, "the page did not answer for 5s, and neither did the browser")
    ) { try session.perform(.tap, on: 0) }
    _ = try session.launch(LaunchSettings())
    #expect(session.page?.browser !== first)
  }

  @Test(arguments: [-1e300, -1])
  func `a page that puts another clock in place of its own has only itself to blame`(
    time: Double
  )
    throws
  {
    var app = WebApp.shop
    app.clock = .virtual
    let (session, place, driver) = try ScriptedDriver.session(of: app) { _, parameters in
      let isStep = parameters["expression"].text?.contains(".step(2000") == true
      return isStep
        ? .result(["type": "success", "result": ["type": "number", "value": .number(time)]]) : nil
    }
    defer { withExtendedLifetime(driver) { place.close() } }
    _ = try session.launch(LaunchSettings())
    #expect(throws: SessionFault(.misconduct, "the page's timers never come to an end")) {
      try session.advance(to: Moment(.seconds(2)))
    }
  }

  @Test func `a wait ends when the run is interrupted`() throws {
    let (session, place, driver) = try ScriptedDriver.session(isInterrupted: { true })
    defer { withExtendedLifetime(driver) { place.close() } }
    #expect(throws: SessionFault.interrupted) {
      try session.advance(to: Moment(.seconds(60)))
    }
  }
}
