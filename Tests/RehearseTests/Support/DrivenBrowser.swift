import Foundation
import ProtocolValues
import Testing
import WebDriverClient

/// A Chromium that a test drives: clicks with a pointer, types keys, asks scripts.
final class DrivenBrowser {
  private let driver = Process()
  private let session: DriverSession

  /// The colours of a page.
  enum Colors: String, CaseIterable {
    case light, dark
  }

  /// Starts the driver and a browser window, whose page is as wide as on a device of this width.
  init(width: Int = 1_280, height: Int = 900, _ colors: Colors = .light) throws {
    let output = Pipe()
    driver.executableURL = URL(filePath: "/usr/bin/env")
    driver.arguments = ["chromedriver", "--port=0"]
    driver.standardOutput = output
    driver.standardError = FileHandle.nullDevice
    try driver.run()
    var text = ""
    while !text.contains("successfully on port"),
      let part = try output.fileHandleForReading.read(upToCount: 1), !part.isEmpty
    {
      text += String(decoding: part, as: UTF8.self)
    }
    let digits = String(
      decoding: try output.fileHandleForReading.read(upToCount: 7) ?? Data(),
      as: UTF8.self
    )
    let port = digits.filter(\.isNumber)
    let address = try #require(WebAddress("http://127.0.0.1:\(port)"), "\(text)\(digits)")
    session = try Self.session(
      at: address,
      wanting: [
        "browserName": "chrome", "goog:loggingPrefs": ["browser": "ALL"],
        "goog:chromeOptions": [
          "args": ["--headless=new", "--no-sandbox", .text("--window-size=\(width),\(height)")]
        ],
      ]
    )
    try command(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .number(Double(width)), "height": .number(Double(height)), "deviceScaleFactor": 1,
        "mobile": false,
      ]
    )
    try command(
      "Emulation.setEmulatedMedia",
      ["features": [["name": "prefers-color-scheme", "value": .text(colors.rawValue)]]]
    )
  }

  /// Starts a browser, and another one if the first does not answer: Chromium hangs at its start now and
  /// then.
  private static func session(
    at address: WebAddress,
    wanting capabilities: ProtocolValue
  ) throws -> DriverSession {
    do throws(DriverFault) {
      return try DriverSession(at: address, wanting: capabilities, Patience(.seconds(20)))
    } catch {
      guard error == .timedOut else { throw error }
      return try DriverSession(at: address, wanting: capabilities, Patience(.seconds(60)))
    }
  }

  func open(_ address: String) throws { try send("POST", "/url", ["url": .text(address)]) }

  /// The value of a JavaScript expression.
  @discardableResult
  func value(of expression: String) throws -> ProtocolValue {
    try send("POST", "/execute/sync", ["script": .text("return \(expression)"), "args": []])
  }

  /// Waits until a JavaScript expression is true.
  func wait(until expression: String) throws {
    let patience = Patience(.seconds(60))
    while try value(of: "Boolean(\(expression))") != true {
      guard patience.rest == .zero else { continue }
      throw NeverTrue(
        expression: expression,
        page: try value(of: "document.body.innerText").text ?? "",
        messages: try messages
      )
    }
  }

  /// An expression that did not become true, and what the page and its console showed then.
  struct NeverTrue: Error, CustomStringConvertible {
    let expression: String
    let page: String
    let messages: [String]

    var description: String {
      "never true: \(expression)\nin the console: \(messages)\non the page:\n\(page)"
    }
  }

  /// Presses the pointer's button in the middle of the first element that an expression finds.
  func click(_ expression: String, holding milliseconds: Int = 0, times: Int = 1) throws {
    let place = try middle(of: expression)
    let press: [ProtocolValue] = [
      ["type": "pointerDown", "button": 0],
      ["type": "pause", "duration": .number(Double(milliseconds))],
      ["type": "pointerUp", "button": 0],
    ]
    try actions(
      "pointer",
      [["type": "pointerMove", "x": .number(place.x), "y": .number(place.y)]]
        + (0..<times).flatMap { _ in press }
    )
  }

  /// Drags the first element that an expression finds by some pixels, down if they are positive.
  func drag(_ expression: String, by pixels: Double) throws {
    let place = try middle(of: expression)
    let moves: [ProtocolValue] = [0, pixels / 2, pixels].map { distance in
      ["type": "pointerMove", "x": .number(place.x), "y": .number((place.y + distance).rounded())]
    }
    try actions(
      "pointer",
      [moves[0], ["type": "pointerDown", "button": 0], moves[1], moves[2]]
        + [["type": "pointerUp", "button": 0]]
    )
  }

  /// Turns the mouse wheel over the first element that an expression finds, by pixels at a time.
  func turnWheel(over expression: String, by turns: [Double]) throws {
    let place = try middle(of: expression)
    for pixels in turns {
      try command(
        "Input.dispatchMouseEvent",
        [
          "type": "mouseWheel", "x": .number(place.x), "y": .number(place.y), "deltaX": 0,
          "deltaY": .number(pixels),
        ]
      )
    }
  }

  /// The middle of the first element that an expression finds, which is scrolled into view.
  private func middle(of expression: String) throws -> (x: Double, y: Double) {
    let place = try value(
      of: "(e => { e.scrollIntoView({block: 'nearest'}); const r = e.getBoundingClientRect();"
        + " return [Math.round(r.x + r.width / 2), Math.round(r.y + r.height / 2)] })(\(expression))"
    ).items
    return (try #require(place.first?.number), try #require(place.last?.number))
  }

  /// Presses keys one after the other.
  func press(_ keys: String) throws {
    try actions(
      "key",
      keys.flatMap { key -> [ProtocolValue] in
        [
          ["type": "keyDown", "value": .text("\(key)")],
          ["type": "keyUp", "value": .text("\(key)")],
        ]
      }
    )
  }

  /// Presses Tab until an expression is true of the element with the focus, `e`.
  func pressTab(until condition: String) throws {
    for _ in 0..<200 where try value(of: "(e => \(condition))(document.activeElement)") != true {
      try press("\u{E004}")
    }
    #expect(try value(of: "(e => \(condition))(document.activeElement)") == true, "\(condition)")
  }

  /// The controls that a screen reader can't name, by their roles.
  var unnamedControls: [String] {
    get throws {
      let roles = [
        "button", "textbox", "searchbox", "combobox", "slider", "radio", "tab", "listbox", "option",
        "dialog", "list",
      ]
      let nodes = try command("Accessibility.getFullAXTree", [:])["nodes"].items
      return nodes.filter { $0["ignored"] != true && $0["name"]["value"].text ?? "" == "" }
        .compactMap { $0["role"]["value"].text }.filter(roles.contains)
    }
  }

  /// The number of pixels by which the page is wider than its window.
  var overflow: Int {
    get throws {
      let root = "document.documentElement"
      return try value(of: "\(root).scrollWidth - \(root).clientWidth").integer ?? 0
    }
  }

  @discardableResult
  private func command(
    _ name: String,
    _ parameters: [String: ProtocolValue]
  ) throws -> ProtocolValue {
    let body: ProtocolValue = ["cmd": .text(name), "params": .mapping(parameters)]
    return try send("POST", "/goog/cdp/execute", body)
  }

  private func actions(_ kind: String, _ actions: [ProtocolValue]) throws {
    try send(
      "POST",
      "/actions",
      ["actions": [["type": .text(kind), "id": .text(kind), "actions": .list(actions)]]]
    )
  }

  /// What the page has written to the browser's console.
  var messages: [String] {
    get throws {
      try send("POST", "/se/log", ["type": "browser"]).items.compactMap { $0["message"].text }
    }
  }

  func end() {
    _ = try? session.send("DELETE", "", nil, Patience(.seconds(20)))
    // The driver has inherited a mask that blocks all other signals.
    kill(driver.processIdentifier, SIGKILL)
    driver.waitUntilExit()
  }

  @discardableResult
  private func send(
    _ method: String,
    _ path: String,
    _ body: ProtocolValue
  ) throws -> ProtocolValue {
    try session.send(method, path, body, Patience(.seconds(60)))
  }
}
