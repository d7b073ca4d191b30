import AppModelKit
import ProtocolValues
import ScenarioModel
import ScenarioRuntime
import Synchronization
import Testing
import WebDriverClient

@testable import BrowserSessions

/// The screen of a page that is leading to another one.
struct NavigationTests {
  private static func event(_ name: String, _ more: ProtocolValue = [:]) -> ProtocolValue {
    [
      "method": .text(name),
      "params": ["context": "c", "navigation": "n", "url": "http://shop.test/b", "response": more],
    ]
  }

  private static let start = event("browsingContext.navigationStarted")

  /// The screen after a tap during which the browser reports something.
  private func screen(after events: [ProtocolValue]) throws -> String? {
    let (session, place, driver) = try ScriptedDriver.session { _, parameters in
      let expression = parameters["expression"].text ?? ""
      return expression.contains(".landed(") ? .events(events, .page(expression)) : nil
    }
    defer { withExtendedLifetime(driver) { place.close() } }
    _ = try session.launch(LaunchSettings())
    _ = try session.perform(.tap, on: 0)
    return session.screen.screen
  }

  @Test func `a page that is being left has no screen`() throws {
    #expect(try screen(after: []) == "Shop")
    #expect(try screen(after: [Self.start]) == nil)
  }

  @Test(arguments: [
    event("browsingContext.navigationCommitted"), event("browsingContext.navigationFailed"),
    event("browsingContext.downloadWillBegin"),
    event("network.responseCompleted", ["status": 204]),
  ])
  func `a page that stays or has come has one`(end: ProtocolValue) throws {
    #expect(try screen(after: [Self.start, end]) == "Shop")
  }

  private static func aborted(_ navigation: ProtocolValue) -> ProtocolValue {
    [
      "method": "network.fetchError",
      "params": [
        "context": "c", "navigation": navigation, "request": ["url": "http://shop.test/b"],
        "errorText": "net::ERR_ABORTED",
      ],
    ]
  }

  @Test func `a page that stays has a screen even if the browser reports no answer`() throws {
    #expect(try screen(after: [Self.start, Self.aborted("n")]) == "Shop")
  }

  @Test func `the end of an earlier navigation does not end a later one`() throws {
    #expect(try screen(after: [Self.start, Self.aborted("m")]) == nil)
  }

  @Test func `a page that was left many times since the last step is being left as well`() throws {
    let end = Self.event("browsingContext.navigationFailed")
    let earlier = Array(repeating: [Self.start, end], count: 20).flatMap(\.self)
    #expect(try screen(after: earlier + [Self.start]) == nil)
  }

  @Test func `going back waits for a page that is about to come`() throws {
    let answers = Mutex(0)
    let (session, place, driver) = try ScriptedDriver.session { method, _ in
      guard method == "browsingContext.traverseHistory" else { return nil }
      let isFirst = answers.withLock { count in
        count += 1
        return count == 1
      }
      return isFirst ? .error("unknown error", "Not attached to an active page") : nil
    }
    defer { withExtendedLifetime(driver) { place.close() } }
    _ = try session.launch(LaunchSettings())
    try session.page?.goBack()
    #expect(answers.withLock(\.self) == 2)
  }

  @Test func `the address that a further window can't open is named`() throws {
    let address = "http://shop.test/b"
    let events: [ProtocolValue] = [
      [
        "method": "browsingContext.contextCreated",
        "params": ["context": "w", "originalOpener": "c", "url": "about:blank"],
      ],
      [
        "method": "network.fetchError",
        "params": ["context": "w", "navigation": "n", "request": ["url": .text(address)]],
      ],
    ]
    let message = "the page led to \(address), which can't be opened"
    #expect(try faultInFurtherWindow(at: "chrome-error://chromewebdata/", after: events) == message)
    #expect(
      try faultInFurtherWindow(at: "about:neterror \(address)", after: [events[0]]) == message
    )
  }

  /// The message of the fault after a tap that opens a window at an address.
  private func faultInFurtherWindow(
    at address: String,
    after events: [ProtocolValue]
  ) throws -> String? {
    let (session, place, driver) = try ScriptedDriver.session { _, parameters in
      let expression = parameters["expression"].text ?? ""
      if expression.contains(".landed(") { return .events(events, .page(expression)) }
      return parameters["target"]["context"].text == "w"
        ? .result(.page(expression, at: address)) : nil
    }
    defer { withExtendedLifetime(driver) { place.close() } }
    _ = try session.launch(LaunchSettings())
    _ = try session.perform(.tap, on: 0)
    session.invalidate()
    _ = session.screen
    return session.takeFault()?.message
  }

  @Test func `a window that closes before it is ready gets no further commands`() throws {
    let created: ProtocolValue = [
      "method": "browsingContext.contextCreated",
      "params": ["context": "w", "originalOpener": "c", "url": "about:blank"],
    ]
    let closed: ProtocolValue = [
      "method": "browsingContext.contextDestroyed", "params": ["context": "w"],
    ]
    let commands = Mutex<[String]>([])
    let (session, place, driver) = try ScriptedDriver.session(answeringWithin: .zero) {
      method,
      parameters in
      let expression = parameters["expression"].text ?? ""
      if expression.contains(".landed(") { return .events([created], .page(expression)) }
      let isWindow = [parameters["context"].text, parameters["target"]["context"].text].contains(
        "w"
      )
      guard isWindow else { return nil }
      commands.withLock { $0.append(method) }
      return method == "script.evaluate"
        ? .error("no such frame", "Context w not found") : .events([closed], [:])
    }
    defer { withExtendedLifetime(driver) { place.close() } }
    _ = try session.launch(LaunchSettings())
    _ = try session.perform(.tap, on: 0)
    session.invalidate()
    #expect(session.screen.screen == "Shop")
    #expect(commands.withLock(\.self) == ["browsingContext.setViewport"])
  }

  @Test func `an address of another program does not leave the page`() throws {
    let mail: ProtocolValue = [
      "method": "browsingContext.navigationStarted",
      "params": ["context": "c", "url": "mailto:ada@shop.test"],
    ]
    #expect(try screen(after: [mail]) == "Shop")
  }
}
