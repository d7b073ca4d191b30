import AppModelKit
import ProtocolValues
import ScenarioModel
import ScenarioRuntime
import Testing
import WebDriverClient

@testable import BrowserSessions

/// What a browser reports about its pages.
struct PageProblemTests {
  private static let uncaughtError: ProtocolValue = [
    "method": "log.entryAdded",
    "params": [
      "level": "error", "type": "javascript", "text": "TypeError: x is null\n  at y",
      "source": ["context": "c"],
    ],
  ]

  /// A session of a page that has a problem at each tap.
  private func session(
    reporting event: ProtocolValue = uncaughtError,
    of app: WebApp = .shop
  ) throws -> (BrowserSession, BrowserPlace, ScriptedDriver) {
    try ScriptedDriver.session(of: app) { _, parameters in
      let expression = parameters["expression"].text ?? ""
      return expression.contains(".landed(") ? .events([event], .page(expression)) : nil
    }
  }

  @Test func `an error that a page reports is a warning`() throws {
    let (session, place, driver) = try session()
    defer { withExtendedLifetime(driver) { place.close() } }
    _ = try session.launch(LaunchSettings())
    _ = try session.perform(.tap, on: 0)
    #expect(session.takeWarnings() == ["the page reported an error: TypeError: x is null"])
    #expect(session.takeFault() == nil)
  }

  @Test func `an error that a page reports fails the step if the configuration says so`() throws {
    var app = WebApp.shop
    app.failingProblems = [.uncaughtError]
    let (session, place, driver) = try session(of: app)
    defer { withExtendedLifetime(driver) { place.close() } }
    _ = try session.launch(LaunchSettings())
    _ = try session.perform(.tap, on: 0)
    #expect(
      session.takeFault()
        == SessionFault(.misconduct, "the page reported an error: TypeError: x is null")
    )
  }

  @Test func `the icon that a browser asks for is no problem of the page`() throws {
    let error: ProtocolValue = [
      "method": "network.responseCompleted",
      "params": [
        "context": "c", "request": ["url": "http://shop.test/favicon.ico"],
        "response": ["status": 404, "url": "http://shop.test/favicon.ico"],
      ],
    ]
    let (session, place, driver) = try session(reporting: error)
    defer { withExtendedLifetime(driver) { place.close() } }
    _ = try session.launch(LaunchSettings())
    _ = try session.perform(.tap, on: 0)
    #expect(session.takeWarnings() == [])
  }

  @Test func `an HTTP error of the same address is reported once`() throws {
    let error: ProtocolValue = [
      "method": "network.responseCompleted",
      "params": ["context": "c", "response": ["status": 404, "url": "http://shop.test/icon.png"]],
    ]
    let (session, place, driver) = try session(reporting: error)
    defer { withExtendedLifetime(driver) { place.close() } }
    _ = try session.launch(LaunchSettings())
    _ = try session.perform(.tap, on: 0)
    #expect(session.takeWarnings() == ["http://shop.test/icon.png answered with 404"])
    _ = try session.perform(.tap, on: 0)
    #expect(session.takeWarnings() == [])
  }

  @Test func `a question for a password is an HTTP error`() throws {
    let question: ProtocolValue = [
      "method": "network.authRequired",
      "params": ["context": "c", "response": ["status": 401, "url": "http://shop.test/b"]],
    ]
    let (session, place, driver) = try session(reporting: question)
    defer { withExtendedLifetime(driver) { place.close() } }
    _ = try session.launch(LaunchSettings())
    _ = try session.perform(.tap, on: 0)
    #expect(session.takeWarnings() == ["http://shop.test/b answered with 401"])
  }

  @Test func `a refused download is a warning`() throws {
    let event: ProtocolValue = [
      "method": "browsingContext.downloadWillBegin",
      "params": ["context": "c", "url": "http://shop.test/list.csv"],
    ]
    let (session, place, driver) = try session(reporting: event)
    defer { withExtendedLifetime(driver) { place.close() } }
    _ = try session.launch(LaunchSettings())
    _ = try session.perform(.tap, on: 0)
    #expect(session.takeWarnings() == ["a download of http://shop.test/list.csv was refused"])
  }

  @Test func `a page of more frames than are looked at is a warning, once`() throws {
    let (session, place, driver) = try ScriptedDriver.session { _, parameters in
      let expression = parameters["expression"].text ?? ""
      if expression.contains(".look(") { return .result(.page(of: [ProtocolValue.frame])) }
      return expression.contains(".frames(") ? .result(.frames(in: ["inner"])) : nil
    }
    defer { withExtendedLifetime(driver) { place.close() } }
    _ = try session.launch(LaunchSettings())
    #expect(session.screen.elements.count == 5)
    #expect(
      session.takeWarnings() == [
        "the page has more than 20 frames, or frames more than 4 deep; the content of the others is not "
          + "seen"
      ]
    )
    session.invalidate()
    _ = session.screen
    #expect(session.takeWarnings() == [])
  }

  @Test func `a page of more elements than are looked at is a warning`() throws {
    let rows = Array(repeating: ProtocolValue.button, count: PageScript.greatestElementCount)
    let (session, place, driver) = try ScriptedDriver.session { _, parameters in
      (parameters["expression"].text ?? "").contains(".look(") ? .result(.page(of: rows)) : nil
    }
    defer { withExtendedLifetime(driver) { place.close() } }
    _ = try session.launch(LaunchSettings())
    #expect(session.screen.elements.count == PageScript.greatestElementCount)
    #expect(
      session.takeWarnings() == [
        "the page has more than 20000 elements, and only the first 20000 are seen"
      ]
    )
    session.invalidate()
    _ = session.screen
    #expect(session.takeWarnings() == [])
  }
}
