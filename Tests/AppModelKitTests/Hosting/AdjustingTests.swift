import AppModelKit
import Testing

/// An app of controls that are set to values.
private struct ControlsApp: AppModel {
  enum Action: Hashable {
    case choose(Int)
    case turn(Bool)
    case slide(Double)
  }

  static let description = AppDescription.sample()
  let rootScreen = OnlyScreen.only
  var choice = 0
  var isOn = false
  var position = 0.25

  init(launch: LaunchContext) {}

  func draw(_ screen: OnlyScreen, on canvas: inout Canvas<Action>) {
    canvas.pickerWheel(
      ["red", "green", "green", "blue"],
      selection: choice,
      identifier: "wheel",
      frame: Rect(0, 0, 100, 100)
    ) { .choose($0) }
    canvas.toggle("Switch", isOn: isOn, frame: Rect(0, 100, 100, 40)) { .turn($0) }
    canvas.slider("Slider", fraction: position, frame: Rect(0, 140, 100, 40)) { .slide($0) }
  }

  mutating func update(_ action: Action, in app: inout AppContext<Self>) {
    switch action {
    case .choose(let index): choice = index
    case .turn(let isOn): self.isOn = isOn
    case .slide(let position): self.position = position
    }
  }
}

struct AdjustingTests {
  private func values(
    after value: String,
    on text: String
  ) throws -> [String] {
    var app = try ControlsApp.launched()
    try app.perform(.adjust(to: value), on: text)
    #expect(app.now == .milliseconds(200))
    return app.seen.elements.map(\.value)
  }

  @Test(arguments: [
    ("wheel", "blue", ["blue", "0", "25%"]), ("wheel", "green", ["green", "0", "25%"]),
    ("wheel", "pink", ["red", "0", "25%"]), ("Switch", "on", ["red", "1", "25%"]),
    ("Switch", "off", ["red", "0", "25%"]), ("Switch", "1", ["red", "0", "25%"]),
    ("Slider", "0.5", ["red", "0", "50%"]), ("Slider", "1", ["red", "0", "100%"]),
    ("Slider", "1.01", ["red", "0", "25%"]), ("Slider", "nan", ["red", "0", "25%"]),
    ("Slider", "-0.1", ["red", "0", "25%"]), ("Slider", "half", ["red", "0", "25%"]),
  ])
  func `a control takes the values it has`(
    text: String,
    value: String,
    expected: [String]
  ) throws {
    #expect(try values(after: value, on: text) == expected)
  }

  @Test func `a tap turns a switch`() throws {
    var app = try ControlsApp.launched()
    try app.tap("Switch")
    #expect(
      app.seen.elements[1].description == "switch 'Switch' value '1' (0, 100, 100, 40) marked"
    )
    try app.tap("Switch")
    #expect(app.seen.elements[1].description == "switch 'Switch' value '0' (0, 100, 100, 40)")
  }
}
