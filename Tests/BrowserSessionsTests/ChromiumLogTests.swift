import AppModelKit
import ProtocolValues
import ScenarioModel
import ScenarioRuntime
import Testing
import WebDriverClient

@testable import BrowserSessions

/// What Chromium's own protocol says about problems of pages.
struct ChromiumLogTests {
  /// An event of Chromium's own protocol about a target.
  private static func event(
    _ name: String,
    of target: String,
    _ parameters: ProtocolValue
  ) -> ProtocolValue {
    [
      "method": .text("goog:cdp.\(name)"),
      "params": ["session": .text(target), "params": parameters],
    ]
  }

  private static func thrown(_ exception: ProtocolValue, in target: String = "s") -> ProtocolValue {
    event(
      "Runtime.exceptionThrown",
      of: target,
      ["exceptionDetails": ["text": "Uncaught", "exception": exception]]
    )
  }

  private static func logged(
    _ type: String,
    _ arguments: ProtocolValue...
  ) -> ProtocolValue {
    event("Runtime.consoleAPICalled", of: "s", ["type": .text(type), "args": .list(arguments)])
  }

  /// The warnings after a tap during which a browser reports something about the page with the target `s`.
  private func warnings(after events: [ProtocolValue]) throws -> [String] {
    let (session, place, driver) = try ScriptedDriver.session { method, parameters in
      if method == "goog:cdp.getSession" { return .result(["session": "s"]) }
      let expression = parameters["expression"].text ?? ""
      return expression.contains(".landed(") ? .events(events, .page(expression)) : nil
    }
    defer { withExtendedLifetime(driver) { place.close() } }
    _ = try session.launch(LaunchSettings())
    _ = try session.perform(.tap, on: 0)
    return session.takeWarnings()
  }

  @Test func `what a page throws is shown in its first line`() throws {
    let warnings = try warnings(after: [
      Self.thrown(["type": "object", "description": "TypeError: x is null\n  at y"]),
      Self.thrown(["type": "string", "value": "in vain"]),
      Self.thrown(["type": "number", "value": 7, "description": "7"]), Self.thrown(.null),
    ])
    #expect(
      warnings == [
        "the page reported an error: TypeError: x is null", "the page reported an error: in vain",
        "the page reported an error: 7", "the page reported an error: Uncaught",
      ]
    )
  }

  @Test func `errors of the log are shown with all of their parts, and nothing else of it`() throws
  {
    let warnings = try warnings(after: [
      Self.logged("log", ["type": "string", "value": "hello"]),
      Self.logged(
        "error",
        ["type": "string", "value": "no"],
        ["type": "object", "description": "Object"],
        ["type": "boolean", "value": true],
        ["type": "undefined"]
      ),
      Self.logged("assert", ["type": "string", "value": "not so"]),
    ])
    #expect(
      warnings == [
        "the page logged an error: no Object true undefined", "the page logged an error: not so",
      ]
    )
  }

  @Test func `workers and windows belong to the page that has made them`() throws {
    let attached = { (child: String, window: String, parent: String) in
      Self.event(
        "Target.attachedToTarget",
        of: parent,
        ["sessionId": .text(child), "targetInfo": ["targetId": .text(window)]]
      )
    }
    let created: ProtocolValue = [
      "method": "browsingContext.contextCreated",
      "params": ["context": "d", "originalOpener": "c", "parent": .null],
    ]
    let destroyed: ProtocolValue = [
      "method": "browsingContext.contextDestroyed", "params": ["context": "d"],
    ]
    let warnings = try warnings(after: [
      attached("worker", "x", "s"), Self.thrown(["value": "of a worker"], in: "worker"),
      attached("window", "d", "browser"), created,
      Self.thrown(["value": "of a window"], in: "window"),
      destroyed, Self.thrown(["value": "of another page"], in: "other"),
    ])
    #expect(
      warnings == [
        "the page reported an error: of a worker", "the page reported an error: of a window",
      ]
    )
  }
}
