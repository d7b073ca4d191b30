import AppModelKit
import Testing

/// An app with a popover, which has a text and a button, over a button.
private struct OverlayApp: AppModel {
  static let description = AppDescription.sample()
  let rootScreen = OnlyScreen.only
  var log = ""
  var isOpen = true

  init(launch: LaunchContext) {}

  func draw(_ screen: OnlyScreen, on canvas: inout Canvas<String>) {
    canvas.staticText(log, identifier: "log")
    canvas.button("Below", tap: "below")
    guard isOpen else { return }
    canvas.popover("Hint", close: "closed") { popover in
      popover.staticText("Read this")
      popover.button("Later", tap: "later")
    }
  }

  mutating func update(_ action: String, in app: inout AppContext<Self>) {
    log = action
    if action == "closed" { isOpen = false }
  }
}

struct OverlayTests {
  @Test(arguments: [
    ("Hint", "", true), ("Read this", "", true), ("Later", "later", true),
    ("Below", "closed", false),
  ])
  func `a touch in a popover leaves it open, and one outside closes it`(
    text: String,
    expected: String,
    isOpen: Bool
  ) throws {
    for gesture in [Gesture.tap, .press(.milliseconds(499)), .taps(times: 1, fingers: 1)] {
      var app = try OverlayApp.launched()
      try app.perform(gesture, on: text)
      #expect(app.seen.elements.first { $0.identifier == "log" }?.label == expected)
      #expect(app.labels(.popover) == (isOpen ? ["Hint"] : []))
    }
  }
}
