import AppModelKit
import ProtocolValues
import ScenarioModel
import ScenarioRuntime
import Synchronization
import Testing

@testable import BrowserSessions

/// What the clock of a page is asked while the page, or a frame, loads another document.
struct VirtualClockTests {
  private static func event(_ name: String, in context: String) -> ProtocolValue {
    [
      "method": .text("browsingContext.\(name)"),
      "params": [
        "context": .text(context), "parent": "c", "navigation": "n", "url": "http://shop.test/b",
      ],
    ]
  }

  private static func answer(_ value: ProtocolValue) -> ProtocolValue {
    ["type": "success", "result": ["value": value]]
  }

  /// The requests that the page got before the first look, in order.
  private func requests(
    _ react: @escaping @Sendable (_ request: String, _ earlier: [String]) -> ScriptedDriver.Reaction
  ) throws -> [String] {
    let requests = Mutex<[String]>([])
    var app = WebApp.shop
    app.clock = .virtual
    let (session, place, driver) = try ScriptedDriver.session(of: app) { _, parameters in
      let expression = parameters["expression"].text ?? ""
      let names = ["step", "next", "isLeaving", "stay"]
      guard let name = names.first(where: { expression.contains(".\($0)(") }),
        expression.contains("__rehearseClock")
      else { return nil }
      return requests.withLock { earlier in
        defer { earlier.append(name) }
        return react(name, earlier)
      }
    }
    defer { withExtendedLifetime(driver) { place.close() } }
    _ = try session.launch(LaunchSettings())
    _ = session.screen
    return requests.withLock(\.self)
  }

  @Test func `the clock stands still until a frame has the document that it is led to`() throws {
    let begin = [Self.event("contextCreated", in: "f"), Self.event("navigationStarted", in: "f")]
    let end = [Self.event("navigationCommitted", in: "f")]
    let asked = try requests { _, earlier in
      switch earlier.count {
      case 0: .events(begin, Self.answer("leaving"))
      case 2: .resultThenEvents(Self.answer(0), end)
      default: .result(Self.answer(0))
      }
    }
    #expect(asked == ["step", "isLeaving", "step", "step"])
  }

  @Test func `a page that stays although it was to be left goes on`() throws {
    let begin = [Self.event("navigationStarted", in: "c")]
    let asked = try requests { request, earlier in
      switch (request, earlier.count) {
      case ("step", 0): .events(begin, Self.answer("leaving"))
      case ("isLeaving", 1):
        .resultThenEvents(Self.answer(true), [Self.event("navigationFailed", in: "c")])
      case ("isLeaving", _): .result(Self.answer(true))
      default: .result(Self.answer(0))
      }
    }
    #expect(asked.filter { $0 != "isLeaving" } == ["step", "stay", "step"])
  }

  @Test func `the clock is moved to the very time that it has named`() throws {
    let steps = Mutex<[String]>([])
    var app = WebApp.shop
    app.clock = .virtual
    let (session, place, driver) = try ScriptedDriver.session(of: app) { _, parameters in
      let expression = parameters["expression"].text ?? ""
      guard expression.contains("__rehearseClock") else { return nil }
      if expression.contains(".step(") { steps.withLock { $0.append(expression) } }
      return .result(Self.answer(expression.hasSuffix("(0.0)") ? 0 : 1360))
    }
    defer { withExtendedLifetime(driver) { place.close() } }
    _ = try session.launch(LaunchSettings())
    let begin = session.moment.time
    _ = try session.waitForChange(until: Moment(begin + .milliseconds(1360)))
    #expect(steps.withLock(\.last) == "globalThis.__rehearseClock?.step(1360.0)")
  }
}
