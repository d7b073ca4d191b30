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
  private func session(
    of app: WebApp = .shop,
    answeringWithin answerTime: Duration = .seconds(60),
    _ script: @escaping ScriptedDriver.Script = { _, _ in nil },
    isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) throws -> (BrowserSession, BrowserPlace, ScriptedDriver) {
    let driver = try ScriptedDriver(script)
    let place = try driver.place(of: app, answerTime: answerTime)
    let session = place.makeSession(for: InstalledApp(app), isInterrupted: isInterrupted)
    return (session, place, driver)
  }

  @Test func `a page is opened, looked at and touched`() throws {
    let (session, place, driver) = try session()
    defer { withExtendedLifetime(driver) { place.close() } }
    #expect(try session.launch(LaunchSettings()) == [])
    #expect(session.screen.description == "button #buy 'Buy' (10, 20, 100, 50)")
    #expect(session.isIdle)
    #expect(try session.perform(.tap, on: 0) == .done)
    #expect(try session.typeBeginning(of: "a") == 0)
    session.end(afterFailure: false)
    #expect(!session.isRunning)
  }

  @Test func `the finger of a tap is lifted without waiting for its touch to be answered`() throws {
    let touches = Mutex<[String]>([])
    let (session, place, driver) = try session { method, parameters in
      guard method != "goog:cdp.getSession" else { return .result(["session": "t"]) }
      guard parameters["method"].text == "Input.dispatchTouchEvent" else { return nil }
      let movement = parameters["params"]
      let finger = movement["touchPoints"].items.first
      let place = finger.map { " \($0["x"].integer ?? 0) \($0["y"].integer ?? 0)" } ?? ""
      touches.withLock { $0.append((movement["type"].text ?? "") + place) }
      return movement["type"].text == "touchEnd" ? .close : .silence
    }
    defer { withExtendedLifetime(driver) { place.close() } }
    _ = try session.launch(LaunchSettings())
    #expect(throws: SessionFault(.crash, "the browser ended")) { try session.perform(.tap, on: 0) }
    #expect(touches.withLock(\.self) == ["touchStart 60 45", "touchEnd"])
  }

  @Test(arguments: [
    ("net::ERR_CONNECTION_REFUSED at x", "connection refused"),
    ("net::ERR_NAME_NOT_RESOLVED", "unknown host"), ("something else", "something else"),
  ])
  func `a page that can't be opened is an error of the launch`(
    message: String,
    reason: String
  ) throws {
    let (session, place, driver) = try session { method, _ in
      method == "browsingContext.navigate" ? .error("unknown error", message) : nil
    }
    defer { withExtendedLifetime(driver) { place.close() } }
    let failure = #expect(throws: LaunchFailure.self) { try session.launch(LaunchSettings()) }
    #expect(failure?.reason == "http://shop.test/ could not be opened: \(reason)")
    #expect(failure?.suggestion == "its address is in rehearse.yaml:1:1")
    #expect(!session.isRunning)
  }

  @Test(arguments: [
    ("http://shop.test/", "could not be opened: unknown host"),
    ("http://shop.test/b", "led to http://shop.test/b, which could not be opened: unknown host"),
    ("http://example.com/", "led to http://example.com/, which 'allow' does not name"),
  ])
  func `the address that a page leads to is named if that can't be opened`(
    target: String,
    reason: String
  ) throws {
    let failed: ProtocolValue = [
      "method": "network.fetchError",
      "params": ["context": "c", "navigation": "n", "request": ["url": .text(target)]],
    ]
    let (session, place, driver) = try session { method, _ in
      method == "browsingContext.navigate"
        ? .eventsThenError([failed], "unknown error", "net::ERR_NAME_NOT_RESOLVED") : nil
    }
    defer { withExtendedLifetime(driver) { place.close() } }
    let failure = #expect(throws: LaunchFailure.self) { try session.launch(LaunchSettings()) }
    #expect(failure?.reason == "http://shop.test/ \(reason)")
  }

  @Test(arguments: [
    ("C", "c;1", "its value has a ';'"), ("C", "a\u{1}", "its value has a control character"),
    ("C", " a", "its value begins or ends with a space"),
    ("C", String(repeating: "a", count: 4_096), "it is longer than 4,096 bytes"),
    ("a=b", "1", "its name has a '='"), ("a b", "1", "its name has a ' '"),
  ])
  func `a variable that no cookie can hold is named`(
    name: String,
    value: String,
    reason: String
  ) throws {
    var app = WebApp.shop
    app.environment = [name: .cookie]
    let (session, place, driver) = try session(of: app)
    defer { withExtendedLifetime(driver) { place.close() } }
    let settings = LaunchSettings(environment: [name: value])
    let failure = #expect(throws: LaunchFailure.self) { try session.launch(settings) }
    #expect(failure?.reason == "the variable '\(name)' can't be a cookie: \(reason)")
    #expect(
      failure?.suggestion
        == "write '\(name): localStorage' in 'environment' of 'shop' in rehearse.yaml"
    )
  }

  @Test func `a variable that the page does not get is a warning`() throws {
    var app = WebApp.shop
    app.environment = ["A": .localStorage]
    let (session, place, driver) = try session(of: app)
    defer { withExtendedLifetime(driver) { place.close() } }
    let environment = ["A": "1", "Z": "z", "LANG": "de_DE", "TZ": "UTC"]
    _ = try session.launch(LaunchSettings(environment: environment))
    #expect(
      session.takeWarnings()
        == ["the page does not get the variable 'Z', which 'environment' of 'shop' does not name"]
    )
  }

  @Test(arguments: [
    ("LANG", "xx-!", "the variable 'LANG' is not a locale that the browser knows: 'xx-!'"),
    (
      "TZ", "Nowhere/City",
      "the variable 'TZ' is not a time zone that the browser knows: 'Nowhere/City'"
    ),
    ("C", "a", "the variable 'C' can't be a cookie: the browser refused it"),
  ])
  func `a variable that the browser refuses is named`(
    name: String,
    value: String,
    reason: String
  ) throws {
    var app = WebApp.shop
    app.environment = ["C": .cookie]
    let (session, place, driver) = try session(of: app) { method, _ in
      ["emulation.setLocaleOverride", "emulation.setTimezoneOverride", "storage.setCookie"]
        .contains(method) ? .error("unknown error", "[object Object]") : nil
    }
    defer { withExtendedLifetime(driver) { place.close() } }
    let settings = LaunchSettings(environment: [name: value])
    let failure = #expect(throws: LaunchFailure.self) { try session.launch(settings) }
    #expect(failure?.reason == reason)
    #expect(failure?.suggestion != nil)
  }

  @Test(arguments: [
    ("C", nil), ("POSIX", nil), ("C.UTF-8", nil), ("", nil), ("de_DE.UTF-8", "de-DE"),
    ("de_DE@euro", "de-DE"),
  ])
  func `the locale of a page is that of LANG`(language: String, locale: String?) throws {
    let locales = Mutex<[String]>([])
    let (session, place, driver) = try session { method, parameters in
      if method == "emulation.setLocaleOverride" {
        locales.withLock { $0.append(parameters["locale"].text ?? "") }
      }
      return nil
    }
    defer { withExtendedLifetime(driver) { place.close() } }
    _ = try session.launch(LaunchSettings(environment: ["LANG": language]))
    #expect(locales.withLock(\.self) == (locale.map { [$0] } ?? []))
  }

  @Test func `a page that can't be prepared is removed`() throws {
    let removals = Mutex<[String]>([])
    let (session, place, driver) = try session { method, parameters in
      if method == "browser.removeUserContext" {
        removals.withLock { $0.append(parameters["userContext"].text ?? "") }
      }
      return method == "browsingContext.setViewport" ? .error("unknown error", "no size") : nil
    }
    defer { withExtendedLifetime(driver) { place.close() } }
    let failure = #expect(throws: LaunchFailure.self) { try session.launch(LaunchSettings()) }
    #expect(failure?.reason == "the browser gave no page: no size")
    #expect(removals.withLock(\.self) == ["u"])
  }

  @Test func `a page is gone when its session has ended`() throws {
    let removals = Mutex<[String]>([])
    let (session, place, driver) = try session { method, parameters in
      if method == "browser.removeUserContext" {
        removals.withLock { $0.append(parameters["userContext"].text ?? "") }
      }
      return nil
    }
    defer { withExtendedLifetime(driver) { place.close() } }
    _ = try session.launch(LaunchSettings())
    session.end(afterFailure: false)
    #expect(removals.withLock(\.self).first == "u")
  }

  @Test(arguments: ["state", "answers"])
  func `a launch that only an app model can carry out opens no page`(key: String) throws {
    let (session, place, driver) = try session()
    defer { withExtendedLifetime(driver) { place.close() } }
    var settings = LaunchSettings()
    if key == "state" {
      settings.state = StartState("editing")
    } else {
      settings.answers = ["pay": ["refused"]]
    }
    let failure = #expect(throws: LaunchFailure.self) { try session.launch(settings) }
    #expect(failure?.reason == "a web page can't be launched with '\(key)'")
    #expect(failure?.suggestion == "run this scenario on the app's model")
    #expect(!session.isRunning)
  }

  @Test func `a page that answers with an error is not tested`() throws {
    let (session, place, driver) = try session { method, _ in
      guard method == "browsingContext.navigate" else { return nil }
      let response: ProtocolValue = [
        "method": "network.responseCompleted",
        "params": [
          "context": "c", "navigation": "n",
          "response": ["status": 404, "url": "http://shop.test/"],
        ],
      ]
      return .events([response], [:])
    }
    defer { withExtendedLifetime(driver) { place.close() } }
    let failure = #expect(throws: LaunchFailure.self) { try session.launch(LaunchSettings()) }
    #expect(failure?.reason == "http://shop.test/ could not be opened: 404")
    #expect(failure?.suggestion == "its address is in rehearse.yaml:1:1")
  }

  @Test func `a browser that ends is a crash, and the next launch gets a new one`() throws {
    let (session, place, driver) = try session { method, parameters in
      parameters["expression"].text?.contains(".aim(") == true ? .close : nil
    }
    defer { withExtendedLifetime(driver) { place.close() } }
    _ = try session.launch(LaunchSettings())
    _ = session.screen
    #expect(throws: SessionFault(.crash, "the browser ended")) { try session.perform(.tap, on: 0) }
    session.terminate()
    #expect(try session.launch(LaunchSettings()) == [])
  }

  @Test func `a page that does not answer is busy`() throws {
    let (session, place, driver) = try session(answeringWithin: .seconds(5)) { _, parameters in
      parameters["expression"].text?.contains(".aim(") == true ? .silence : nil
    }
    defer { withExtendedLifetime(driver) { place.close() } }
    _ = try session.launch(LaunchSettings())
    #expect(
      throws: SessionFault(.misconduct, "the page did not answer for 5s: its script is busy")
    ) { try session.perform(.tap, on: 0) }
  }

  @Test func `a window that a touch closes may be gone before the browser says so`() throws {
    let (session, place, driver) = try session { _, parameters in
      parameters["expression"].text?.contains(".landed(") == true
        ? .error("no such frame", "Context c not found") : nil
    }
    defer { withExtendedLifetime(driver) { place.close() } }
    _ = try session.launch(LaunchSettings())
    #expect(try session.perform(.tap, on: 0) == .done)
    #expect(session.takeFault() == nil)
  }

  @Test func `a page must not lead to another site`() throws {
    let (session, place, driver) = try session { _, parameters in
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
    let (session, place, driver) = try session { _, parameters in
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
    let (session, place, driver) = try session { _, parameters in
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
    let (session, place, driver) = try session { _, parameters in
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
    let (session, place, driver) = try session { method, parameters in
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

  private static func failedNavigation(to address: String) -> [ProtocolValue] {
    [
      [
        "method": "browsingContext.navigationStarted",
        "params": ["context": "c", "url": .text(address)],
      ],
      [
        "method": "network.fetchError",
        "params": ["context": "c", "navigation": "n", "request": ["url": .text(address)]],
      ],
    ]
  }

  private static let uncaughtError: ProtocolValue = [
    "method": "log.entryAdded",
    "params": [
      "level": "error", "type": "javascript", "text": "TypeError: x is null\n  at y",
      "source": ["context": "c"],
    ],
  ]

  private func session(
    reportingErrorsOf app: WebApp
  ) throws -> (BrowserSession, BrowserPlace, ScriptedDriver) {
    try session(of: app) { _, parameters in
      let expression = parameters["expression"].text ?? ""
      return expression.contains(".landed(")
        ? .events([Self.uncaughtError], .page(expression)) : nil
    }
  }

  @Test func `an error that a page reports is a warning`() throws {
    let (session, place, driver) = try session(reportingErrorsOf: .shop)
    defer { withExtendedLifetime(driver) { place.close() } }
    _ = try session.launch(LaunchSettings())
    _ = try session.perform(.tap, on: 0)
    #expect(session.takeWarnings() == ["the page reported an error: TypeError: x is null"])
    #expect(session.takeFault() == nil)
  }

  @Test func `an error that a page reports fails the step if the configuration says so`() throws {
    var app = WebApp.shop
    app.failingProblems = [.uncaughtError]
    let (session, place, driver) = try session(reportingErrorsOf: app)
    defer { withExtendedLifetime(driver) { place.close() } }
    _ = try session.launch(LaunchSettings())
    _ = try session.perform(.tap, on: 0)
    #expect(
      session.takeFault()
        == SessionFault(.misconduct, "the page reported an error: TypeError: x is null")
    )
  }

  @Test func `a pause ends when the browser does`() throws {
    let (session, place, driver) = try session()
    defer { withExtendedLifetime(driver) { place.close() } }
    _ = try session.launch(LaunchSettings())
    session.page?.browser.end()
    #expect(throws: SessionFault(.crash, "the browser ended")) {
      try session.advance(to: Moment(.seconds(5)))
    }
  }

  private static let crash: ProtocolValue = [
    "method": "goog:cdp.Inspector.targetCrashed", "params": ["session": "t"],
  ]

  @Test func `a page that crashed before its launch is replaced`() throws {
    let opened = Mutex<[String]>([])
    let (session, place, driver) = try session { method, parameters in
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
    while session.page?.browser.hasCrashed("c2") == false { usleep(5_000) }
    _ = try session.launch(LaunchSettings())
    #expect(opened.withLock(\.self) == ["c", "c3"])
  }

  @Test func `a page that crashes while it is opened is not an interrupted run`() throws {
    let (session, place, driver) = try session { method, _ in
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
    let (session, place, driver) = try session(answeringWithin: .seconds(1)) { method, parameters in
      let isCalled = parameters["expression"].text?.contains(".aim(") == true
      return isCalled || method == "browser.getUserContexts" && isDeaf.withLock(\.self)
        ? .silence : nil
    }
    defer { withExtendedLifetime(driver) { place.close() } }
    _ = try session.launch(LaunchSettings())
    let first = session.page?.browser
    #expect(
      throws: SessionFault(.crash, "the page did not answer for 1s, and neither did the browser")
    ) { try session.perform(.tap, on: 0) }
    _ = try session.launch(LaunchSettings())
    #expect(session.page?.browser !== first)
  }

  @Test func `a wait ends when the run is interrupted`() throws {
    let (session, place, driver) = try session(isInterrupted: { true })
    defer { withExtendedLifetime(driver) { place.close() } }
    #expect(throws: SessionFault.interrupted) {
      try session.advance(to: Moment(.seconds(60)))
    }
  }
}
