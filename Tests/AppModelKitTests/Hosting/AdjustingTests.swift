import AppModelKit
import Testing

/// An app of controls that are set to values.
private struct ControlsApp: AppModel {
  enum Action: Hashable {
    case choose(Int)
    case turn(Bool)
    case slide(Double)
    case step(Double)
    case gain(Double)
    case segment(Int)
  }

  static let description = AppDescription.sample()
  let rootScreen = OnlyScreen.only
  var choice = 0
  var isOn = false
  var position = 0.25
  var number = 2.0
  var gain = 0.1
  var segment = 1

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
    canvas.stepper("Stepper", number: number, in: 0...10, frame: Rect(0, 180, 94, 32)) {
      .step($0)
    }
    canvas.stepper("Beyond", number: 12, in: 0...10, frame: Rect(100, 180, 94, 32)) {
      .step($0)
    }
    canvas.stepper("Gain", number: gain, in: 0...0.95, step: 0.1, frame: Rect(200, 180, 94, 32)) {
      .gain($0)
    }
    canvas.segmentedControl(
      ["Day", "Week"],
      selection: segment,
      identifier: "segments",
      frame: Rect(0, 220, 200, 32)
    ) { .segment($0) }
  }

  mutating func update(_ action: Action, in app: inout AppContext<Self>) {
    switch action {
    case .choose(let index): choice = index
    case .turn(let isOn): self.isOn = isOn
    case .slide(let position): self.position = position
    case .step(let number): self.number = number
    case .gain(let number): gain = number
    case .segment(let index): segment = index
    }
  }
}

struct AdjustingTests {
  @Test func `the controls show their values`() throws {
    #expect(
      try ControlsApp.launched().tree == """
        pickerWheel #wheel value 'red' (0, 0, 100, 100)
        switch 'Switch' value '0' (0, 100, 100, 40)
        slider 'Slider' value '25%' (0, 140, 100, 40)
        stepper 'Stepper' value '2' (0, 180, 94, 32)
        stepper 'Beyond' value '10' (100, 180, 94, 32)
        stepper 'Gain' value '0.1' (200, 180, 94, 32)
        segmentedControl #segments value 'Week' (0, 220, 200, 32)
          button 'Day' (0, 220, 100, 32)
          button 'Week' (100, 220, 100, 32) selected
        """
    )
  }

  @Test(arguments: [
    ("wheel", "blue", "blue"), ("wheel", "green", "green"), ("wheel", "pink", "red"),
    ("Switch", "on", "1"), ("Switch", "off", "0"), ("Switch", "1", "0"),
    ("Slider", "0.29", "29%"), ("Slider", "0.996", "100%"), ("Slider", "0.5", "50%"),
    ("Slider", "1", "100%"), ("Slider", "1.01", "25%"),
    ("Slider", "1e-1", "10%"), ("Slider", "+0.5", "25%"), ("Slider", "0x1p-1", "25%"),
    ("Slider", ".5", "25%"), ("Slider", "0.50", "50%"), ("Slider", "1e999", "25%"),
    ("Stepper", "1e1", "10"), ("Stepper", "+1", "2"), ("Stepper", "01", "2"),
    ("Slider", "nan", "25%"), ("Slider", "-0.1", "25%"), ("Slider", "half", "25%"),
    ("Stepper", "10", "10"), ("Stepper", "2.5", "2"), ("Gain", "0.3", "0.3"),
    ("Gain", "0.35", "0.35"),
    ("Gain", "0.37", "0.1"), ("Stepper", "11", "2"),
    ("Stepper", "nan", "2"), ("segments", "Day", "Day"), ("segments", "Month", "Week"),
  ])
  func `a control takes the values it has`(text: String, value: String, expected: String) throws {
    var app = try ControlsApp.launched()
    try app.perform(.adjust(to: value), on: text)
    #expect(app.now == .milliseconds(200))
    let control = app.seen.elements.first { $0.label == text || $0.identifier == text }
    #expect(control?.value == expected)
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

  @Test func `a tap chooses a segment`() throws {
    var app = try ControlsApp.launched()
    try app.tap("Day")
    #expect(app.seen.elements.filter(\.isSelected).map(\.label) == ["Day"])
  }
}
