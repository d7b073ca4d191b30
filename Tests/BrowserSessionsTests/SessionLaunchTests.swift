import AppModelKit
import Glibc
import ProtocolValues
import ScenarioModel
import ScenarioRuntime
import Synchronization
import Testing
import WebDriverClient

@testable import BrowserSessions

/// How a page is opened, and what can keep it from being opened.
struct SessionLaunchTests {
  @Test func `a page is opened, looked at and touched`() throws {
    let (session, place, driver) = try ScriptedDriver.session()
    defer { withExtendedLifetime(driver) { place.close() } }
    #expect(try session.launch(LaunchSettings()) == [])
    #expect(session.screen.description == "button #buy 'Buy' (10, 20, 100, 50)")
    #expect(session.isIdle)
    #expect(try session.perform(.tap, on: 0) == .done)
    #expect(try session.typeBeginning(of: "a") == 0)
    session.end(afterFailure: false)
    #expect(!session.isRunning)
  }

  @Test func `a browser that ends during a launch is the reason, not the page's address`() throws {
    let (session, place, driver) = try ScriptedDriver.session { method, _ in
      method == "browsingContext.navigate" ? .close : nil
    }
    defer { withExtendedLifetime(driver) { place.close() } }
    #expect(
      throws: LaunchFailure("http://shop.test/ could not be opened: the browser ended")
    ) { try session.launch(LaunchSettings()) }
  }

  @Test func `taps have fingers of their own and are not waited for, and the wheel turns`() throws {
    let commands = Mutex<[String]>([])
    let (session, place, driver) = try ScriptedDriver.session { method, parameters in
      if method == "goog:cdp.getSession" { return .result(["session": "t"]) }
      guard method == "goog:cdp.sendCommand" else { return nil }
      let values = parameters["params"]
      let details = [
        values["enabled"].boolean.map { $0 ? "finger" : "mouse" }, values["type"].text,
        values["x"].integer.map(String.init), values["y"].integer.map(String.init),
        values["deltaY"].integer.map { "down \($0)" },
      ]
      let command = [parameters["method"].text ?? ""] + details.compactMap(\.self)
      commands.withLock { $0.append(command.joined(separator: " ")) }
      return values["type"].text == nil ? nil : .silence
    }
    defer { withExtendedLifetime(driver) { place.close() } }
    _ = try session.launch(LaunchSettings())
    for gesture in [Gesture.tap, .tap, .scroll(.down)] {
      #expect(try session.perform(gesture, on: 0) == .done)
    }
    let tap = [
      "Emulation.setEmitTouchEventsForMouse finger",
      "Input.dispatchMouseEvent mousePressed 60 45",
      "Input.dispatchMouseEvent mouseReleased 60 45",
      "Emulation.setEmitTouchEventsForMouse mouse",
    ]
    #expect(
      commands.withLock { $0.filter { !$0.hasPrefix("Page") } }
        == tap + tap + ["Input.dispatchMouseEvent mouseWheel 60 45 down 25"]
    )
  }

  @Test(arguments: [
    ("net::ERR_CONNECTION_REFUSED at x", "connection refused"),
    ("net::ERR_NAME_NOT_RESOLVED", "unknown host"), ("something else", "something else"),
    ("net::ERR_INVALID_AUTH_CREDENTIALS", "401"),
    ("net::ERR_ABORTED", "the server sent no page"),
    ("Error: NS_ERROR_REDIRECT_LOOP", "it redirects in a circle"),
    ("net::ERR_CERT_AUTHORITY_INVALID", "the browser does not trust the certificate"),
    ("net::ERR_SSL_PROTOCOL_ERROR", "no secure connection could be made"),
  ])
  func `a page that can't be opened is an error of the launch`(
    message: String,
    reason: String
  ) throws {
    let (session, place, driver) = try ScriptedDriver.session { method, _ in
      method == "browsingContext.navigate" ? .error("unknown error", message) : nil
    }
    defer { withExtendedLifetime(driver) { place.close() } }
    let failure = #expect(throws: LaunchFailure.self) { try session.launch(LaunchSettings()) }
    #expect(failure?.reason == "http://shop.test/ could not be opened: \(reason)")
    #expect(failure?.suggestion == "its address is in rehearse.yaml:1:1")
    #expect(!session.isRunning)
  }

  @Test func `a document that is not ready in time names the file for which it waits`() throws {
    let driver = try ScriptedDriver { method, parameters in
      if method == "browsingContext.navigate" { return .silence }
      let isQuestion = parameters["expression"].text?.contains("link[rel=stylesheet]") == true
      let address: ProtocolValue = ["type": "string", "value": "http://cdn.test/a.js"]
      return isQuestion ? .result(["type": "success", "result": address]) : nil
    }
    let request = try driver.request(loadingTime: .seconds(1))
    let place = try BrowserPlace(request, for: [InstalledApp(WebApp.shop)], in: ".")
    defer { withExtendedLifetime(driver) { place.close() } }
    let session = place.makeSession(for: InstalledApp(WebApp.shop), isInterrupted: { false })
    let failure = #expect(throws: LaunchFailure.self) { try session.launch(LaunchSettings()) }
    #expect(
      failure?.reason
        == "http://shop.test/ could not be opened: it was not loaded in 1s; its document waits for "
        + "http://cdn.test/a.js"
    )
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
    let (session, place, driver) = try ScriptedDriver.session { method, _ in
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
    let (session, place, driver) = try ScriptedDriver.session(of: app)
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
    let (session, place, driver) = try ScriptedDriver.session(of: app)
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
    let (session, place, driver) = try ScriptedDriver.session(of: app) { method, _ in
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
    let (session, place, driver) = try ScriptedDriver.session { method, parameters in
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
    let (session, place, driver) = try ScriptedDriver.session { method, parameters in
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
    let (session, place, driver) = try ScriptedDriver.session { method, parameters in
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
    let (session, place, driver) = try ScriptedDriver.session()
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
    let (session, place, driver) = try ScriptedDriver.session { method, _ in
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
}
